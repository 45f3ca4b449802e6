// npm run dev: runs the mock, which restarts when its code changes, and both apps with hot reload, until Ctrl-C.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine } from 'command-line';
import { Processes } from './dev/processes.ts';
import { untilAnswered } from './dev/until-answered.ts';
import { readEnvironment } from './environment.ts';
import { program, root } from './root.ts';
import { banner } from './serve/banner.ts';
import { endWithNpm } from './serve/end-with-npm.ts';
import { requireFreePorts, withFixedPorts } from './serve/ports.ts';
import { reportError } from './user-error.ts';

readCommandLine({ command: 'npm run dev' });

const processes = new Processes();
let worlds: string | undefined;

async function end(code: number) {
  await processes.end();
  if (worlds) await rm(worlds, { recursive: true, force: true });
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));
endWithNpm();

function onDeath(name: string) {
  console.error(`${name} has exited unexpectedly; stopping everything.`);
  void end(1);
}

try {
  const { ports: wanted, mock, edition } = readEnvironment(process.env);
  const ports = await withFixedPorts(wanted);
  await requireFreePorts(ports, 'npm run dev');
  // The worlds survive restarts of the mock, and are deleted at the end unless MOCK_DATA names a folder.
  const data = mock.data ?? (worlds = await mkdtemp(path.join(tmpdir(), 'dev-worlds-')));
  const env = {
    ...process.env,
    MOCK_PORT: String(ports.mock),
    MOCK_DATA: data,
    MOCK_SCENARIOS: mock.scenarioFiles ?? '',
    EDITION: edition ?? '',
  };
  const mockFolder = path.join(root, 'mock-server');
  processes.startAgainOnChange({ name: 'mock', folder: mockFolder, args: ['start.ts'], env }, [
    mockFolder,
    path.join(root, 'contracts'),
  ]);
  for (const app of ['web', 'kiosk'] as const) {
    const options = [
      '--host',
      '127.0.0.1',
      '--port',
      String(ports[app]),
      '--strictPort',
      '--clearScreen',
      'false',
    ];
    processes.start(
      { name: app, folder: path.join(root, app), args: [program(app, 'vite/bin/vite.js'), ...options], env },
      onDeath,
    );
  }
  const isAnyAddress = mock.host === '0.0.0.0' || mock.host === '::';
  const addresses = {
    mock: `http://${isAnyAddress ? '127.0.0.1' : mock.host}:${ports.mock}`,
    web: `http://127.0.0.1:${ports.web}`,
    kiosk: `http://127.0.0.1:${ports.kiosk}`,
  };
  await Promise.all(Object.values(addresses).map(untilAnswered));
  console.log(
    `${banner(addresses)}\n  Every component: ${addresses.web}/gallery.html\n  Ctrl-C ends everything.\n`,
  );
} catch (error) {
  reportError(error);
  await end(1);
}
