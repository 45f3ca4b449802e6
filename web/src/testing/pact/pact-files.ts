import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACT_DIR } from './pact.ts';
import { withFixedBoundaries } from './pact-boundaries.ts';

/** Pact merges into an existing file, so interactions of removed tests would stay. */
export function setup() {
  rmSync(PACT_DIR, { recursive: true, force: true });
}

/** The same tests must write the same files, so that a diff shows only real changes. */
export function teardown() {
  if (!existsSync(PACT_DIR)) return;
  for (const name of readdirSync(PACT_DIR).filter((file) => file.endsWith('.json'))) {
    const file = join(PACT_DIR, name);
    writeFileSync(file, withFixedBoundaries(readFileSync(file, 'utf8')));
  }
}
