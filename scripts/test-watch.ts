// npm run test:watch -- [package] [filters]: runs the unit tests of one package, and reruns them when files change.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
/** The tests to watch; npm scripts run browser tests and pacts. */
const PROJECTS: Record<string, string[]> = {
  contracts: ['--project', 'unit'],
  'mock-server': [],
  web: ['--project', 'unit'],
  kiosk: ['--project', 'unit'],
};

const [name = 'web', ...filters] = process.argv.slice(2);
const options = PROJECTS[name];
if (options) {
  const folder = path.join(root, name);
  const args = [path.join(folder, 'node_modules/vitest/vitest.mjs'), 'watch', ...options, ...filters];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 0));
} else {
  console.error(
    `Usage: npm run test:watch -- [package] [filters], with a package of: ${Object.keys(PROJECTS).join(', ')}`,
  );
  process.exitCode = 1;
}
