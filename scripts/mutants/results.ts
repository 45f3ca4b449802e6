import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutant.ts';

/** `unnamed`: no test of the suites that were asked names the line. */
export type Result = 'caught' | 'survived' | 'unnamed';

/** The results of earlier runs that still hold; a result holds as long as defect, code and tests are the same. */
export class Results {
  readonly #file: string;
  readonly #results: Record<string, Result>;

  constructor(file: string, { fresh }: { fresh: boolean }) {
    this.#file = file;
    this.#results = fresh ? {} : readResults(file);
  }

  get(key: string): Result | undefined {
    return this.#results[key];
  }

  set(key: string, result: Result): void {
    this.#results[key] = result;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#results, null, 2));
  }
}

function readResults(file: string): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>;
  } catch {
    return {};
  }
}

/** Changes with the defect, with the file it is planted in and with the tests that are asked. */
export function resultKey(
  root: string,
  { id, file, find, replace }: Mutant,
  testFiles: readonly string[],
): string {
  const hash = createHash('sha256').update(JSON.stringify({ id, file, find, replace, testFiles }));
  for (const name of [file, ...testFiles]) hash.update(readFileSync(path.join(root, name)));
  return `${id} ${hash.digest('hex').slice(0, 16)}`;
}
