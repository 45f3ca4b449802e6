/** Milliseconds since 1970, from wherever a world takes its time. */
export interface Clock {
  now: () => number;
}

/** Times outside these would not fit the wire's four-digit years once a scenario adds its past. */
const EARLIEST = Date.UTC(1980, 0);
const LATEST = Date.UTC(3000, 0);

export const systemClock: Clock = { now: () => Date.now() };

/**
 * The clock of one world: it runs with its base until it is frozen, and can be set and advanced either way.
 * Everything in a world that knows time reads it: expiries, tokens, statement times, the Date header, the journal.
 */
export class WorldClock implements Clock {
  readonly #base: Clock;
  #offset = 0;
  #frozenAt: number | null = null;

  constructor(base: Clock, frozenAt: number | null = null) {
    this.#base = base;
    if (frozenAt !== null) this.freeze(frozenAt);
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== null;
  }

  now(): number {
    return this.#frozenAt ?? this.#base.now() + this.#offset;
  }

  iso(): string {
    return isoTime(this.now());
  }

  /** @throws RangeError */
  freeze(at: number = this.now()): void {
    this.#frozenAt = possible(at);
  }

  /** Goes on from the moment at which it stood. */
  unfreeze(): void {
    if (this.#frozenAt !== null) this.#offset = this.#frozenAt - this.#base.now();
    this.#frozenAt = null;
  }

  /** @throws RangeError */
  set(at: number): void {
    if (this.#frozenAt !== null) this.#frozenAt = possible(at);
    else this.#offset = possible(at) - this.#base.now();
  }

  /** @throws RangeError */
  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds);
  }
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function possible(at: number): number {
  if (!(at >= EARLIEST && at < LATEST)) throw new RangeError('a world lives between 1980 and 2999');
  return at;
}
