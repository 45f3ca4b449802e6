/** Milliseconds since 1970, from wherever a world takes its time. */
export interface Clock {
  now: () => number;
}

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

  freeze(at: number = this.now()): void {
    this.#frozenAt = at;
  }

  /** Goes on from the moment at which it stood. */
  unfreeze(): void {
    if (this.#frozenAt !== null) this.#offset = this.#frozenAt - this.#base.now();
    this.#frozenAt = null;
  }

  set(at: number): void {
    if (this.#frozenAt !== null) this.#frozenAt = at;
    else this.#offset = at - this.#base.now();
  }

  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds);
  }
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
