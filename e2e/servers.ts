import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where the tests find the product; base addresses without a trailing slash. */
export interface Addresses {
  mock: string;
  web: string;
  kiosk: string;
  /** The member app in the Laos edition, which also allows images of another host, `https://media.test`. */
  laos: string;
  /** The member app with its service worker; the other addresses serve it without. */
  worker: string;
}

const VARIABLE = 'E2E_ADDRESSES';
const SERVERS = 'E2E_SERVERS';

/** The addresses of `npm start`, for suites outside this repository. */
const STARTED: Addresses = {
  mock: 'http://127.0.0.1:4000',
  web: 'http://127.0.0.1:4100',
  kiosk: 'http://127.0.0.1:4200',
  laos: 'http://127.0.0.1:4100',
  worker: 'http://127.0.0.1:4100',
};

export function addresses(): Addresses {
  const given = process.env[VARIABLE];
  return given === undefined ? STARTED : (JSON.parse(given) as Addresses);
}

/** Playwright's global setup: starts the servers once for all workers. @returns a function that stops them */
export default function startServers(): Promise<() => Promise<void>> {
  // Shards of one run share servers that already run.
  if (process.env[VARIABLE] !== undefined) return Promise.resolve(() => Promise.resolve());
  // `npm run drill:nginx` names another script, which puts nginx in front of the app.
  return serveBy(process.env[SERVERS] ?? 'serve-tests.ts');
}

/** Starts a script of `scripts/` that prints the addresses. @returns a function that stops it */
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
  throw new Error('the servers ended before they printed their addresses');
}
