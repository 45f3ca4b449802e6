import { Agent, request } from 'node:http';

/** What the drill attacks. */
export interface Target {
  url: string;
  /** Memory of its process in bytes, where that can be told. */
  memory: () => number | null;
  /** What its process holds once the garbage is swept, in bytes, where that can be told. */
  held: () => Promise<number | null>;
  /** How often its process has ended, or would have. */
  ends: () => number;
}

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** How many requests are on their way at once. */
const AT_ONCE = 24;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

export interface Answered {
  /** 0 when the connection was cut. */
  status: number;
  body: string;
}

/** Sends a request as it is: no client corrects it. */
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

/** Runs a task for each item, a few at once. */
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
