// npm run test:watch -- [package] [filters]: the unit tests of one package, run again as its files change.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
/** The tests to watch; those in browsers and the pacts run by their npm scripts. */
const PROJECTS: Record<string, string[]> = {
  contracts: ['--exclude', 'verify/**'],
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
