import type { DefaultEventsMap, Server, Socket } from 'socket.io';

interface SocketData {
  world: string;
  rooms: Set<string>;
}

export type ChatServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type ChatSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

interface Listener<Sent> {
  event: string;
  isSent: (value: unknown) => value is Sent;
  /** @param sent null for invalid input. @returns the acknowledgement */
  answer: (sent: Sent | null) => object;
  onBug: (error: unknown) => void;
}

/**
 * Listens to one event of a socket. Validates the client's packet first: an object may
 * contain names of functions in place of functions, and an array may be nested without end. A handler that throws
 * disconnects the socket and never ends the process.
 */
export function listen<Sent>(socket: ChatSocket, { event, isSent, answer, onBug }: Listener<Sent>): void {
  socket.on(event, (...sent: unknown[]) => {
    try {
      const [first] = sent;
      const last = sent.at(-1);
      const reply = answer(isSent(first) ? first : null);
      // Only socket.io itself creates functions: a client cannot send one.
      if (typeof last === 'function') (last as (reply: object) => void)(reply);
    } catch (error) {
      onBug(error);
      socket.disconnect(true);
    }
  });
}
