import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createAppHost } from 'mock-server/app-host';
import { startMock } from 'mock-server/start';
import { buildApps, distOf } from '../../../scripts/serve/build-apps.ts';

const WEB = path.join(import.meta.dirname, '../../../web');

/** Base addresses. */
export interface BenchServers {
  mock: string;
  web: string;
  kiosk: string;
  floor: string;
}

/** Builds the apps and their floor, and serves all of them by the same host from this process. */
export async function serveBench(): Promise<BenchServers & { close: () => Promise<void> }> {
  await buildApps();
  const vite = path.join(WEB, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--config', 'bench/floor/vite.config.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: WEB, stdio: 'inherit' });
  if (status !== 0) throw new Error('the floor could not be built');
  const mock = await startMock({ port: 0 });
  const hosts: { close: () => Promise<void> }[] = [];
  const serve = async (root: string) => {
    const host = await createAppHost({ root, mock: mock.app, known: mock.known });
    hosts.push({ close: () => host.close().then(() => {}) });
    return host.listen({ port: 0, host: '127.0.0.1' });
  };
  const web = await serve(distOf('web'));
  const kiosk = await serve(distOf('kiosk'));
  const floor = await serve(path.join(WEB, 'bench/floor/dist'));
  return {
    mock: mock.url,
    web,
    kiosk,
    floor,
    close: async () => {
      await Promise.all(hosts.map((host) => host.close()));
      await mock.close();
    },
  };
}
