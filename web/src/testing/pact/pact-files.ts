import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSUMER, PACT_DIR } from './pact.ts';
import { withFixedBoundaries } from './pact-boundaries.ts';

/** Pact merges into an existing file, so interactions of removed tests would stay. Other files of the folder are not ours. */
export function setup() {
  for (const file of pactFiles()) rmSync(file);
}

/** The same tests must write the same files, so that a diff shows only real changes. */
export function teardown() {
  for (const file of pactFiles()) writeFileSync(file, withFixedBoundaries(readFileSync(file, 'utf8')));
}

function pactFiles(): string[] {
  if (!existsSync(PACT_DIR)) return [];
  const isPact = (name: string) => name.startsWith(`${CONSUMER}-`) && name.endsWith('.json');
  return readdirSync(PACT_DIR)
    .filter(isPact)
    .map((name) => join(PACT_DIR, name));
}
