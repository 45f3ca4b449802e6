// npm run test:watch -- [package] [filters]: runs the unit tests of one package, and reruns them when files change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { CommandLineError, readCommandLine } from 'command-line';
import { program, root } from './root.ts';

/** The tests to watch; npm scripts run browser tests and pacts. */
const PROJECTS: Record<string, string[]> = {
  contracts: ['--project', 'unit'],
  'mock-server': [],
  web: ['--project', 'unit'],
  kiosk: ['--project', 'unit'],
  console: [],
};

const { name, filters } = readCommandLine(
  { command: 'npm run test:watch --', rest: `[${Object.keys(PROJECTS).join('|')}] [filters]` },
  ({ rest: [name = 'web', ...filters] }) => {
    if (!Object.hasOwn(PROJECTS, name))
      throw new CommandLineError(`"${name}" is no package with tests to watch.`);
    return { name, filters };
  },
);
const args = [program(name, 'vitest/vitest.mjs'), 'watch', ...(PROJECTS[name] ?? []), ...filters];
const child = spawn(process.execPath, args, { cwd: path.join(root, name), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 0));
