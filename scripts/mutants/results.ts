import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutant.ts';

/** `uncited`: no test in the selected suites cites the requirement. */
export type Result = 'caught' | 'survived' | 'uncited';

interface Stamp {
  code: string;
  tests: string;
}

interface StoredResult extends Stamp {
  result: Result;
  /** The failure that caught it, for a person who doubts. */
  by?: string;
}

/**
 * The results of earlier runs that are still valid: the code is unchanged, and for a survivor also the tests. A caught
 * mutant is not rerun for a new test; `--fresh` reruns everything.
 */
export class Results {
  readonly #root: string;
  readonly #file: string;
  readonly #kept: Record<string, StoredResult>;

  constructor(root: string, file: string, { fresh }: { fresh: boolean }) {
    this.#root = root;
    this.#file = file;
    this.#kept = fresh ? {} : readStored(file);
  }

  /** Take it before the run: code and tests may change meanwhile. */
  stampOf({ file }: Mutant, testFiles: readonly string[]): Stamp {
    return { code: this.#hash([file]), tests: this.#hash(testFiles) };
  }

  get(mutant: Mutant, { code, tests }: Stamp): Result | null {
    const kept = this.#kept[keyOf(mutant)];
    if (kept?.code !== code) return null;
    return kept.result === 'caught' || kept.tests === tests ? kept.result : null;
  }

  set(mutant: Mutant, stamp: Stamp, result: Result, by?: string): void {
    this.#kept[keyOf(mutant)] = { result, ...stamp, by };
    store(this.#file, this.#kept);
  }

  #hash(files: readonly string[]): string {
    return hashOf(...files.map((file) => readFileSync(path.join(this.#root, file))));
  }
}

const keyOf = ({ id, file, find, replace }: Mutant) => `${id} ${hashOf(file, find, replace)}`;

export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

export function readStored<Value>(file: string): Record<string, Value> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>;
  } catch {
    return {};
  }
}

export function store(file: string, values: Record<string, unknown>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(values, null, 2));
}
