import { messageOf } from 'command-line';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Edition, EnvironmentError } from './environment.ts';
import { systemClock } from './engine/clock.ts';
import { networkHosts, noApps, type Apps } from './qa/apps.ts';
import { assertReadable } from './qa/assert-readable.ts';
import { handlers as calls } from './routes/index.ts';
import { addScenarioFiles } from './storage/scenario-files.ts';
import { storeWorlds } from './storage/data-folder.ts';
import { namesOfListener, type KnownNames } from './engine/known-hosts.ts';
import { DEFAULT_WORLD } from './engine/world-store.ts';
import { createWorlds } from './world/worlds.ts';
import { scenarios } from './scenarios/index.ts';
import { keepHeapSmall } from './small-heap.ts';
import { surviveBugs } from './survive-bugs.ts';

/** Everything of a mock that a caller can choose; the environment variables of the README set the same. */
export interface StartOptions {
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** Bearer token that every caller of the control API must send; without one it answers this machine only. */
  token?: string | null;
  origins?: readonly string[];
  hosts?: readonly string[];
  /** Folder that keeps the worlds across restarts; null keeps nothing. */
  data?: string | null;
  scenarioFiles?: string | null;
  keepsHistory?: boolean;
  /** Edition of new worlds; null for both. [1.20] */
  edition?: Edition | null;
}

export interface StartedMock {
  /** With the actual port and without a trailing slash. */
  url: string;
  app: FastifyInstance;
  known: KnownNames;
  apps: Apps;
  /** Fits this process to many testers who share it: it survives uncaught errors and takes little memory. */
  shareAmongTesters: () => void;
  close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const SWEEP_MS = 5 * 60_000;

/** The codes of a host that is unknown, or belongs to another machine. */
const NO_HOST: readonly unknown[] = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/**
 * Starts the mock.
 * @throws EnvironmentError if it cannot use its folders or its host; the error of the port (`EADDRINUSE`) if it cannot listen.
 */
export async function startMock(options: StartOptions): Promise<StartedMock> {
  const { port, host = LOOPBACK, token = null, origins = [], data = null, edition = null } = options;
  const { scenarioFiles = null, keepsHistory = false } = options;
  const listener = namesOfListener(host);
  const known = { ...listener, hosts: [...listener.hosts, ...(options.hosts ?? [])], origins };
  const worlds = createWorlds(systemClock, scenarios, { edition: edition ?? 'both' });
  const apps: Apps = { ...noApps(), hosts: networkHosts(host) };
  if (scenarioFiles !== null)
    await addScenarioFiles(worlds, scenarioFiles, (world) =>
      assertReadable({ worlds, apps }, calls, world),
    ).catch(asEnvironmentError);
  const stopKeeping =
    data === null
      ? null
      : await storeWorlds(worlds, data, (problem) => console.error(problem)).catch(asEnvironmentError);
  worlds.open(DEFAULT_WORLD);
  const app = await createApp({ worlds, token, known, apps, keepsHistory });
  const sweeper = setInterval(() => worlds.sweep(), SWEEP_MS).unref();
  const close = async () => {
    clearInterval(sweeper);
    // Before the app closes, because that removes the worlds.
    stopKeeping?.();
    await app.close();
  };
  try {
    const url = await app.listen({ port, host });
    const shareAmongTesters = () => {
      surviveBugs(worlds);
      keepHeapSmall();
    };
    return { url, app, known, apps, shareAmongTesters, close };
  } catch (error) {
    await close();
    if (NO_HOST.includes(codeOf(error)))
      throw new EnvironmentError(`MOCK_HOST must be an address of this machine, and is "${host}".`, {
        cause: error,
      });
    throw error;
  }
}

function asEnvironmentError(error: unknown): never {
  throw new EnvironmentError(messageOf(error), { cause: error });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
