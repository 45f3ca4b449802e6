// For `npm run bench`: serves the built apps and their baseline with the production host, and prints their addresses as
// one line of JSON, until the parent ends.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createAppHost } from 'mock-server/app-host';
import { startMock } from 'mock-server/start';
import { program, root } from './root.ts';
import { buildApps, distOf } from './serve/build-apps.ts';
import { closeWithParent } from './serve/close-with-parent.ts';

await buildApps();
const web = path.join(root, 'web');
const build = [
  program('web', 'vite/bin/vite.js'),
  'build',
  '--logLevel',
  'warn',
  '--config',
  'bench/baseline/vite.config.ts',
];
const { status } = spawnSync(process.execPath, build, { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('the baseline in web/bench/baseline could not be built');

const mock = await startMock({ port: 0 });
const hosts: Awaited<ReturnType<typeof createAppHost>>[] = [];
async function serve(root: string): Promise<string> {
  const host = await createAppHost({ root, mock: mock.app, known: mock.known });
  hosts.push(host);
  return host.listen({ port: 0, host: '127.0.0.1' });
}
const app = await serve(distOf('web'));
const kiosk = await serve(distOf('kiosk'));
const baseline = await serve(path.join(web, 'bench/baseline/dist'));
console.log(JSON.stringify({ mock: mock.url, web: app, laos: app, worker: app, kiosk, baseline }));

async function close() {
  await Promise.all(hosts.map((host) => host.close()));
  await mock.close();
}
closeWithParent(close);
