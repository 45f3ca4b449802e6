// npm run drill:drift tests the tests: it changes replies and requests, one change at a time, and counts the detected
// changes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from 'command-line';

readCommandLine({ command: 'npm run drill:drift' });

const root = join(import.meta.dirname, '../../..');
const web = join(root, 'web');
const scratch = mkdtempSync(join(tmpdir(), 'drill-'));
const log = join(scratch, 'requests.log');

/** The verifier prints its own report of every drift to stdout; figures and survivors go to stderr. */
const run = (folder: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

try {
  const isProviderCaught = run(root, [join(import.meta.dirname, 'drill-provider.ts')]);
  const areTestsGreen = run(
    web,
    [join(web, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'pact', '--testTimeout=120000'],
    { PACT_DIR: join(scratch, 'pacts'), PACT_DRILL_LOG: log },
  );
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  const survivors = lines.filter((line) => line.startsWith('survived'));
  for (const survivor of survivors) console.error(survivor);
  console.error(`client: ${lines.length - survivors.length}/${lines.length} drifts caught`);
  const isGood = isProviderCaught && areTestsGreen && lines.length > 0 && survivors.length === 0;
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true });
}
