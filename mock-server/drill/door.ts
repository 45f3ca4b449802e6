import type { Answered, Target } from './target.ts';

/** How the tries at one door ended. */
export class Tally {
  tries = 0;
  accepted = 0;
  refused = 0;
  cut = 0;
  /** The first 5xx answers that no fault asked for, with what was sent. */
  readonly failures: string[] = [];
  failed = 0;

  count({ status, body }: Answered, about: () => string): void {
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

/** One way into the mock. A new one is added to the list of `run-drill.ts`. */
export interface Door {
  name: string;
  /** Tries so many times. The same seed tries the same. */
  attack: (target: Target, options: { seed: number; tries: number; tally: Tally }) => Promise<void>;
}

/** Tries are made in lots, so that a long drill does not hold them all at once. */
export async function inLots(
  tries: number,
  lot: (size: number, index: number) => Promise<void>,
): Promise<void> {
  const size = 2000;
  for (let index = 0; index * size < tries; index += 1)
    await lot(Math.min(size, tries - index * size), index);
}
