import { once } from 'node:events';
import { request } from 'node:http';

/** A socket of the chat without a client's manners: it sends what it is given. */
export interface RawChat {
  socket: WebSocket;
  /** All that came, oldest first. */
  heard: string[];
  /** Sends a packet as it is written. */
  send: (packet: string | Uint8Array<ArrayBuffer>) => void;
  /** Resolves as soon as a packet that begins so has come, or the socket is closed. */
  until: (start: string) => Promise<string | null>;
}

/** Opens the chat and connects to a world; Node's own client takes headers as browsers do not. */
export async function rawChat(
  mock: string,
  { auth = {}, headers = {} }: { auth?: unknown; headers?: Record<string, string> } = {},
): Promise<RawChat> {
  const url = `${mock.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers });
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());
  socket.addEventListener('message', ({ data }) => {
    heard.push(String(data));
    wake();
  });
  socket.addEventListener('close', wake);
  await Promise.race([
    once(socket, 'open'),
    once(socket, 'error').then(() => Promise.reject(new Error('closed'))),
  ]);
  const until = (start: string) =>
    new Promise<string | null>((resolve) => {
      const check = () => {
        const found = heard.find((packet) => packet.startsWith(start));
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
  return { socket, heard, send, until };
}

/** The status of a request whose headers, Host among them, are sent as they are given; 0 when it is cut. */
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
