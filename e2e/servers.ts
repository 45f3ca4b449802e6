import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where the tests find the product; base addresses without a trailing slash. */
export interface Addresses {
  mock: string;
  web: string;
  kiosk: string;
  /** The member app in the Laos edition; the one that shows pictures of another host too, `https://media.test`. */
  laos: string;
  /** The member app with its service worker, which the others here are served without. */
  worker: string;
}

const VARIABLE = 'E2E_ADDRESSES';
const SERVERS = 'E2E_SERVERS';

/** Where `npm start` serves; a suite outside this repository runs against it. */
const STARTED: Addresses = {
  mock: 'http://127.0.0.1:4000',
  web: 'http://127.0.0.1:4100',
  kiosk: 'http://127.0.0.1:4200',
  laos: 'http://127.0.0.1:4100',
  worker: 'http://127.0.0.1:4100',
};

export function addresses(): Addresses {
  const told = process.env[VARIABLE];
  return told === undefined ? STARTED : (JSON.parse(told) as Addresses);
}

/** Playwright's global setup: serves everything once for all workers; what it returns ends the servers. */
export default function startServers(): Promise<() => Promise<void>> {
  // Already served: shards of one run share the servers.
  if (process.env[VARIABLE] !== undefined) return Promise.resolve(() => Promise.resolve());
  // `npm run drill:nginx` puts a server of its own before the app.
  return serveBy(process.env[SERVERS] ?? 'serve-tests.ts');
}

/** Starts a script of `scripts/`, which prints the addresses. @returns what ends it */
export async function serveBy(script: string): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, '../scripts', script), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (!child.stdout) throw new Error('the servers have no output');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const found = JSON.parse(line) as Addresses;
    for (const name of ['mock', 'web', 'kiosk', 'laos', 'worker'] as const)
      found[name] = found[name].replace(/\/$/, '');
    process.env[VARIABLE] = JSON.stringify(found);
    return async () => {
      child.kill('SIGTERM');
      await ended;
    };
  }
  throw new Error('the servers ended before they answered');
}
