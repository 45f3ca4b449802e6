import type { Answered, Target } from './target.ts';

/** How the tries at an entry point ended; `cut` are those without an answer. */
export class Counts {
  tries = 0;
  accepted = 0;
  refused = 0;
  cut = 0;
  /** The first 5xx answers that no fault caused, with their requests. */
  readonly failures: string[] = [];
  failed = 0;

  add({ status, body }: Answered, about: () => string): void {
    this.tries += 1;
    if (status === 0) this.cut += 1;
    else if (status >= 500) this.fail(`${status} ${body.slice(0, 200)} ← ${about().slice(0, 400)}`);
    else if (status >= 400) this.refused += 1;
    else this.accepted += 1;
  }

  fail(what: string): void {
    this.failed += 1;
    if (this.failures.length < 5) this.failures.push(what);
  }
}

/** One entry point of the mock. Add new ones to the list of `run-drill.ts`. */
export interface EntryPoint {
  name: string;
  /** Makes this many tries. The same seed makes the same tries. */
  attack: (target: Target, options: { seed: number; tries: number; counts: Counts }) => Promise<void>;
}

/** Tries run in batches, so that a long drill does not hold all of them at once. */
export async function inBatches(
  tries: number,
  lot: (size: number, index: number) => Promise<void>,
): Promise<void> {
  const size = 2000;
  for (let index = 0; index * size < tries; index += 1)
    await lot(Math.min(size, tries - index * size), index);
}
