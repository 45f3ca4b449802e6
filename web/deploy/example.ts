// Writes `many-mocks.nginx.conf`: the app in front of a team's mock of three processes. `--check` fails if it is outdated.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flag, readCommandLine } from 'command-line';
import { nginxConfig } from './nginx.ts';

const { check } = readCommandLine({
  command: 'node web/deploy/example.ts',
  options: { check: flag('fails if the file is outdated, and writes nothing') },
});
const file = path.join(import.meta.dirname, 'many-mocks.nginx.conf');
const shipped = path.join(import.meta.dirname, '../public/config.json');

const text = nginxConfig(
  {
    name: 'qa.example',
    port: 4100,
    mockPort: 4000,
    root: '/srv/wallet/app',
    config: { chatUrl: '', ...(JSON.parse(await readFile(shipped, 'utf8')) as object) },
    backends: ['http://127.0.0.1:4001', 'http://127.0.0.1:4002', 'http://127.0.0.1:4003'],
    backendPaths: ['/api/', '/socket.io/', '/files/', '/games/'],
  },
  { brotli: true },
);
if (!check) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error(`${path.basename(file)} is outdated: run node web/deploy/example.ts`);
  process.exitCode = 1;
}
