import { Agent, request } from 'node:http';

export interface Target {
  url: string;
  /** In bytes; null if not known. */
  memory: () => number | null;
  /** In bytes after a garbage collection; null if not known. */
  held: () => Promise<number | null>;
  /** How often its process has ended, or would have ended. */
  ends: () => number;
}

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

const AT_ONCE = 24;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

export interface Answered {
  /** 0 if the connection was cut. */
  status: number;
  body: string;
}

/** Sends a request unchanged: no client library corrects it. */
export function sendTo(url: string, { method, path, headers = {}, body }: Sent): Promise<Answered> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const cut = () => resolve({ status: 0, body: '' });
    const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', cut);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', cut);
    sent.end(body);
  });
}

export async function forEach<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const item = items[next];
      next += 1;
      await task(item as T);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
