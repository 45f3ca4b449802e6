import Type, { type Static } from 'typebox';
import { selfSaving, type SnapshotKind, Stored } from './snapshot-kinds.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Milliseconds since 1970; the base of a world's time. */
export interface Clock {
  now: () => number;
}

/** Other times would not fit the API's four-digit years once a scenario adds its past. */
const EARLIEST = Date.UTC(1980, 0);
const LATEST = Date.UTC(3000, 0);

/** The machine's time, in ms since 1970. */
export const systemClock: Clock = { now: () => Date.now() };

/** World seconds per base second: a day in a minute is 1440. */
export const FASTEST_RATE = 100_000;

const ClockSchema = Stored({
  now: Type.Number({ minimum: EARLIEST, exclusiveMaximum: LATEST }),
  isFrozen: Type.Boolean(),
  rate: Type.Number({ exclusiveMinimum: 0, maximum: FASTEST_RATE }),
});
type SavedClock = Static<typeof ClockSchema>;
export const clockKind: SnapshotKind<WorldClock> = selfSaving(ClockSchema);

/**
 * The clock of one world: it runs with its base, or faster or slower, until it is frozen, and can be set and advanced
 * in both states. Everything time-dependent in a world reads it: expiries, tokens, statement times, the Date header, the
 * journal.
 */
export class WorldClock implements Clock {
  readonly #base: Clock;
  #anchor: { world: number; base: number };
  /** The last moment that was read. If the machine's clock is set back, the world's time continues from here. */
  #shown: { world: number; base: number };
  #rate = 1;
  #isFrozen = false;
  /** The last text: several records of one call have its time, and many calls arrive in one millisecond. */
  #iso = { at: NaN, text: '' };

  constructor(base: Clock, frozenAt: number | null = null) {
    this.#base = base;
    const now = base.now();
    this.#anchor = { world: now, base: now };
    this.#shown = { ...this.#anchor };
    if (frozenAt !== null) this.freeze(frozenAt);
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  get rate(): number {
    return this.#rate;
  }

  now(): number {
    if (this.#isFrozen) return this.#anchor.world;
    const shown = this.#shown;
    const now = this.#base.now();
    if (now < shown.base) this.#anchor = { world: shown.world, base: now };
    const { world, base } = this.#anchor;
    shown.base = now;
    // A clock that reaches the end of its range stops there.
    shown.world = Math.min(Math.floor(world + (now - base) * this.#rate), LATEST - 1);
    return shown.world;
  }

  iso(): string {
    const at = this.now();
    if (at !== this.#iso.at) this.#iso = { at, text: isoTime(at) };
    return this.#iso.text;
  }

  /** @throws RangeError */
  freeze(at: number = this.now()): void {
    this.set(at);
    this.#isFrozen = true;
  }

  /**
   * Freezes the clock of a world that was loaded, at its own time or later: earlier, what has happened there would lie ahead, and
   * jobs that wait would end.
   * @throws RangeError
   */
  freezeOnward(at: number): void {
    const { world: own } = this.#anchor;
    if (at < own) throw new RangeError(`the scenario begins at ${isoTime(own)}, and no world of it before`);
    this.freeze(at);
  }

  /** Continues from the moment at which it was frozen. */
  unfreeze(): void {
    this.set(this.now());
    this.#isFrozen = false;
  }

  /** @throws RangeError */
  set(at: number): void {
    this.#anchor = { world: checked(at), base: this.#base.now() };
    this.#shown = { ...this.#anchor };
  }

  /** @throws RangeError */
  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds);
  }

  /** @throws RangeError for a rate that is not above 0 and at most `FASTEST_RATE`. */
  setRate(rate: number): void {
    if (!(rate > 0 && rate <= FASTEST_RATE))
      throw new RangeError(`a clock runs at more than 0 and up to ${FASTEST_RATE} times`);
    this.set(this.now());
    this.#rate = rate;
  }

  save(): SavedClock {
    return { now: this.now(), isFrozen: this.#isFrozen, rate: this.#rate };
  }

  /** A running clock continues from where it was saved. @throws RangeError */
  load({ now, isFrozen, rate }: SavedClock): void {
    this.setRate(rate);
    this.set(now);
    this.#isFrozen = isFrozen;
  }
}

/** ms since 1970 as ISO 8601 in UTC, the form of times on the wire. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function checked(at: number): number {
  if (!(at >= EARLIEST && at < LATEST)) throw new RangeError('a clock shows times between 1980 and 2999');
  return at;
}
