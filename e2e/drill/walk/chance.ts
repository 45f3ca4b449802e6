/** Repeatable choices: the same seed makes the same walk. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    // Neighbouring seeds begin alike.
    for (let round = 0; round < 8; round += 1) this.fraction();
  }

  /** A fraction in [0, 1), by the mulberry32 generator. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  pick<T>(of: readonly T[]): T {
    const found = of[Math.floor(this.fraction() * of.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  happens(share: number): boolean {
    return this.fraction() < share;
  }

  /** Chooses by weight. */
  weighed<T extends { weight: number }>(of: readonly T[]): T {
    let left = this.fraction() * of.reduce((sum, { weight }) => sum + weight, 0);
    for (const one of of) {
      left -= one.weight;
      if (left < 0) return one;
    }
    return this.pick(of);
  }
}
