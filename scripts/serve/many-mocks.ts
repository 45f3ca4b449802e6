import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { untilAnswered } from '../dev/until-answered.ts';
import { serveBehindNginx } from './behind-nginx.ts';
import { freePort } from './ports.ts';

const START = path.join(import.meta.dirname, '../../mock-server/start.ts');

/** A mock process that can end and start again on its port. */
interface RestartableMock {
  url: string;
  pid: () => number;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  start: () => Promise<void>;
}

async function startRestartableMock(): Promise<RestartableMock> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [START], {
      env: { PATH: process.env['PATH'], MOCK_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // Not an API call, which would use this process's demo world.
    await untilAnswered(`${url}/qa/api/calls`);
  };
  await start();
  return {
    url,
    pid: () => child.pid ?? 0,
    start,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export interface ManyMocks {
  mocks: readonly RestartableMock[];
  /** The mock's origin, and the app's: both editions, and with its service worker. */
  mock: string;
  web: string;
  laos: string;
  worker: string;
  close: () => Promise<void>;
}

/** Starts this many mock processes with nginx in front, as a team would: each world lives in one of them. */
export async function serveManyMocks(count: number): Promise<ManyMocks> {
  const mocks = await Promise.all(Array.from({ length: count }, startRestartableMock));
  const backends = mocks.map(({ url }) => url);
  const endMocks = () => Promise.all(mocks.map(({ end }) => end('SIGTERM')));
  // Three sites of one app: compressing each three times takes longer than all journeys.
  const site = (config: object) =>
    serveBehindNginx(backends, { chatUrl: '', ...config }, { isPacked: false });
  const served = await Promise.allSettled([
    site({ serviceWorker: false }),
    site({ serviceWorker: false, edition: 'laos', mediaHosts: ['https://media.test'] }),
    site({}),
  ]);
  const close = async () => {
    for (const end of served) if (end.status === 'fulfilled') await end.value.close();
    await endMocks();
  };
  const [web, laos, worker] = served;
  if (web.status === 'fulfilled' && laos.status === 'fulfilled' && worker.status === 'fulfilled')
    return {
      mocks,
      mock: web.value.mockUrl,
      web: web.value.url,
      laos: laos.value.url,
      worker: worker.value.url,
      close,
    };
  await close();
  throw served.find((end) => end.status === 'rejected')?.reason;
}
