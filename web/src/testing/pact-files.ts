import { rmSync } from 'node:fs';
import { PACT_DIR } from './pact.ts';

/** Pact merges into the file that is there, so that interactions of removed tests would linger. */
export function setup() {
  rmSync(PACT_DIR, { recursive: true, force: true });
}
