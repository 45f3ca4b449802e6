import type { ChatConnection } from '../world/chat/chat-connection.ts';

export function deliver(connection: ChatConnection, send: () => void, held: (() => void)[]): void {
  if (connection.lose > 0) {
    connection.lose -= 1;
    return;
  }
  const times = connection.duplicate > 0 ? 2 : 1;
  if (connection.duplicate > 0) connection.duplicate -= 1;
  const sends = () => {
    for (let time = 0; time < times; time += 1) send();
  };
  if (connection.reorder > 0) {
    connection.reorder -= 1;
    held.unshift(sends);
    if (connection.reorder === 0) for (const late of held.splice(0)) late();
    return;
  }
  if (connection.delayMs > 0) setTimeout(sends, connection.delayMs).unref();
  else sends();
}
