import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Edition, MOCK_VARIABLES, readVariables } from './environment.ts';
import { systemClock } from './engine/clock.ts';
import { keepWorlds } from './engine/data-folder.ts';
import { DEFAULT_WORLD } from './engine/world-store.ts';
import { createWorlds } from './world/worlds.ts';
import { scenarios } from './scenarios/index.ts';

export interface StartOptions {
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** Opens the control API to other machines, that send it. */
  token?: string | null;
  /** Origins of pages that may call the API from elsewhere. */
  origins?: readonly string[];
  /** Folder in which worlds survive a restart; null forgets them. */
  data?: string | null;
  /** Of new worlds; null for both. [1.20] */
  edition?: Edition | null;
}

export interface StartedMock {
  /** With the port it really has and without a slash at the end. */
  url: string;
  app: FastifyInstance;
  close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** How often idle worlds are looked for. */
const SWEEP_MS = 5 * 60_000;

/** Starts the mock. Rejects with the error of the port (`EADDRINUSE`) when it cannot listen. */
export async function startMock(options: StartOptions): Promise<StartedMock> {
  const { port, host = LOOPBACK, token = null, origins = [], data = null, edition = null } = options;
  const worlds = createWorlds(systemClock, scenarios, { edition: edition ?? 'both' });
  const flush = data === null ? null : await keepWorlds(worlds, data, (problem) => console.error(problem));
  worlds.open(DEFAULT_WORLD);
  const app = await createApp({ worlds, token, origins });
  // Before the app closes, for that forgets the worlds.
  const sweeper = setInterval(() => worlds.sweep(), SWEEP_MS).unref();
  const close = async () => {
    clearInterval(sweeper);
    await flush?.();
    await app.close();
  };
  try {
    const url = await app.listen({ port, host });
    return { url, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function main(): Promise<void> {
  const { MOCK_PORT, MOCK_HOST, MOCK_TOKEN, MOCK_DATA, MOCK_ORIGINS, EDITION } = readVariables(
    MOCK_VARIABLES,
    process.env,
  );
  const { data = MOCK_DATA } = parseArgs({ options: { data: { type: 'string' } } }).values;
  const mock = await startMock({
    port: MOCK_PORT,
    host: MOCK_HOST,
    token: MOCK_TOKEN,
    origins: MOCK_ORIGINS,
    data,
    edition: EDITION,
  });
  console.log(`Mock API and QA console: ${mock.url}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
}

function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program: end it, or choose another with MOCK_PORT.';
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(sentenceFor(error));
    process.exitCode = 1;
  });
}
