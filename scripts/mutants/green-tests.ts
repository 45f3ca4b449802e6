import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../tracked-files.ts';
import type { Suite } from './citing-tests.ts';
import { hashOf, readStored, store } from './results.ts';

interface Green {
  code: string;
  files: string[];
}

/** The test files that passed without a defect on the present code: a run that continues does not run them again. */
export class GreenTests {
  readonly #root: string;
  readonly #file: string;
  readonly #kept: Record<string, Green>;

  constructor(root: string, file: string, { fresh }: { fresh: boolean }) {
    this.#root = root;
    this.#file = file;
    this.#kept = fresh ? {} : readStored(file);
  }

  without(suite: Suite, files: readonly string[]): string[] {
    const kept = this.#kept[suite.name];
    if (kept?.code !== this.#codeOf(suite)) return [...files];
    return files.filter((file) => !kept.files.includes(file));
  }

  add(suite: Suite, files: readonly string[]): void {
    const code = this.#codeOf(suite);
    const kept = this.#kept[suite.name];
    this.#kept[suite.name] = { code, files: [...(kept?.code === code ? kept.files : []), ...files] };
    store(this.#file, this.#kept);
  }

  #codeOf({ packages }: Suite): string {
    const own = trackedFiles(this.#root).filter((file) => packages.includes(file.split('/', 1)[0] ?? ''));
    return hashOf(...own.flatMap((file) => [file, readFileSync(path.join(this.#root, file))]));
  }
}
