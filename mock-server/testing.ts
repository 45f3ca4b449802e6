import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createControl, type Control, violationsOf } from './control/index.ts';
import { systemClock } from './engine/clock.ts';
import { DEFAULT_WORLD } from './engine/world-store.ts';
import { BEAT_MS } from './qa/live.ts';
import { type Fetch, injectFetch } from './test/inject-fetch.ts';
import { createWorlds } from './world/worlds.ts';
import { scenarios } from './scenarios/index.ts';
import { SOMCHAI } from './scenarios/users.ts';
import { startMock, type StartedMock, type StartOptions } from './start-mock.ts';

/** The time at which the clocks of test worlds are frozen: 10:00 in Bangkok and Vientiane. */
export const TEST_TIME = '2026-11-20T03:00:00.000Z';

export { BEAT_MS, SOMCHAI };

/** A world of its own for one test, with its API, its control API and a frozen clock. */
export interface TestWorld {
  name: string;
  /** fetch() into this world; a lost answer rejects with a TypeError, as on a network. */
  fetch: Fetch;
  /** The same fetch() for the app under test: a spy on it sees no request of the test itself. */
  network: { fetch: Fetch };
  /** Whether the mock works on a call. A call that a fault holds is not worked on. */
  isAnswering: () => boolean;
  control: Control;
  /** Opens a port of this machine for sockets into this world only. */
  listen: () => Promise<string>;
  /** @throws Error that lists the contract violations of the mock and of requests in this world. */
  assertClean: () => Promise<void>;
  /** A token of the member with this phone; by default, of Somchai. */
  signIn: (phone?: string, options?: { expiresInSeconds?: number }) => Promise<string>;
}

/** A mock in this process, without a port. */
export interface TestMock {
  /** A new world with its own name, made from a scenario (`demo` by default), with its clock frozen at TEST_TIME. */
  world: (scenario?: string, options?: { frozenAt?: string; seed?: number }) => Promise<TestWorld>;
  clear: () => void;
  close: () => Promise<void>;
}

/** The real mock in this process, without a port. Close it after the tests. */
export async function createTestMock({ beatMs = BEAT_MS } = {}): Promise<TestMock> {
  const worlds = createWorlds(systemClock, scenarios);
  const app = await createApp({ worlds, beatMs });
  const ports = new Set<Server>();
  let made = 0;
  const clear = () => {
    for (const port of ports) port.close();
    ports.clear();
    worlds.clear();
  };
  return {
    world: async (scenario = 'demo', { frozenAt = TEST_TIME, seed } = {}) => {
      made += 1;
      const name = `test-${made}`;
      const headers = { 'x-mock-world': name };
      let open = 0;
      const fetch = injectFetch(app, headers, (call) => {
        open += 1;
        const end = () => void (open -= 1);
        call.then(end, end);
      });
      const control = createControl(injectFetch(app, headers), name);
      await control.reset({ scenario, frozenAt, ...(seed === undefined ? {} : { seed }) });
      return {
        name,
        fetch,
        network: { fetch },
        isAnswering: () => open > (worlds.peek(name)?.faults.held ?? 0),
        control,
        listen: async () => {
          const port = createServer().on('upgrade', (request, socket, head) => {
            request.headers['x-mock-world'] = name;
            app.server.emit('upgrade', request, socket, head);
          });
          ports.add(port);
          await once(port.listen(0, '127.0.0.1'), 'listening');
          return `http://127.0.0.1:${(port.address() as AddressInfo).port}`;
        },
        assertClean: async () => {
          const lines = [
            ...(await violationsOf(control, 'server')),
            ...(await violationsOf(control, 'client')),
          ];
          if (lines.length > 0) throw new Error(`outside the contract:\n${lines.join('\n')}`);
        },
        signIn: async (phone = SOMCHAI, options = {}) => (await control.issueToken(phone, options)).token,
      };
    },
    clear,
    close: async () => {
      clear();
      await app.close();
    },
  };
}

/** A mock in this process on a port of this machine, for tests that need a socket or a restart. */
export async function startTestServer(
  options: Partial<Pick<StartOptions, 'port' | 'data'>> = {},
): Promise<StartedMock & { control: Control }> {
  const mock = await startMock({ port: 0, ...options });
  return { ...mock, control: createControl(mock.url, DEFAULT_WORLD) };
}
