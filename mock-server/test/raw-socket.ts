import { once } from 'node:events';
import { request } from 'node:http';

export interface RawChat {
  socket: WebSocket;
  received: string[];
  send: (packet: string | Uint8Array<ArrayBuffer>) => void;
  until: (start: string) => Promise<string | null>;
}

/** Opens the chat and connects to a world; Node's own client can set headers, which browsers cannot. */
export async function rawChat(
  mock: string,
  { auth = {}, headers = {} }: { auth?: unknown; headers?: Record<string, string> } = {},
): Promise<RawChat> {
  const url = `${mock.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers });
  const received: string[] = [];
  const waiting = new Set<() => void>();
  const runChecks = () => waiting.forEach((check) => check());
  socket.addEventListener('message', ({ data }) => {
    received.push(String(data));
    runChecks();
  });
  socket.addEventListener('close', runChecks);
  await Promise.race([
    once(socket, 'open'),
    once(socket, 'error').then(() => Promise.reject(new Error('closed'))),
  ]);
  const until = (start: string) =>
    new Promise<string | null>((resolve) => {
      const check = () => {
        const found = received.find((packet) => packet.startsWith(start));
        if (found === undefined && socket.readyState === WebSocket.OPEN) return;
        waiting.delete(check);
        resolve(found ?? null);
      };
      waiting.add(check);
      check();
    });
  const send = (packet: string | Uint8Array<ArrayBuffer>) => socket.send(packet);
  send(`40${JSON.stringify(auth)}`);
  await until('4');
  return { socket, received, send, until };
}

/** Sends a request with exactly these headers, Host included. @returns its status, 0 if the connection is cut */
export function statusOf(
  url: string,
  headers: Record<string, string>,
  { method = 'GET', body = '' }: { method?: string; body?: string } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { headers, method }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    sent.end(body);
  });
}
