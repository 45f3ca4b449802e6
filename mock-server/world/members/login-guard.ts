import Type, { type Static } from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { selfSaving, Moment, pairsOf } from '../../engine/snapshot-kinds.ts';
import { isWithin } from '../service/service-time.ts';

/** Wrong passwords for one phone within the window before it is rate limited; the spec shows neither figure. [8.02] */
export const WRONG_PASSWORDS = 5;
export const WINDOW_MS = 60_000;

/** Phones remembered before those without a recent failure are dropped, so that made-up numbers do not stay in the memory. */
const SWEEP_AT = 1000;

const FailuresSchema = pairsOf(Type.Array(Moment));
type SavedFailures = Static<typeof FailuresSchema>;

/** Counts wrong passwords by phone, known or not, so that the refusal does not reveal who is a member. */
export class LoginGuard {
  readonly #failures = new Map<string, number[]>();

  /** Whether this phone is refused for now, even with the right password. */
  isLimited(phone: string, now: number): boolean {
    return this.#recent(phone, now).length >= WRONG_PASSWORDS;
  }

  failed(phone: string, now: number): void {
    if (this.#failures.size >= SWEEP_AT) this.#sweep(now);
    this.#failures.set(phone, [...this.#recent(phone, now), now]);
  }

  succeeded(phone: string): void {
    this.#failures.delete(phone);
  }

  save(): SavedFailures {
    return [...this.#failures];
  }

  load(failures: SavedFailures): void {
    for (const [phone, at] of failures) this.#failures.set(phone, at);
  }

  #recent(phone: string, now: number): number[] {
    return (this.#failures.get(phone) ?? []).filter((at) => isWithin(WINDOW_MS, at, now));
  }

  #sweep(now: number): void {
    for (const phone of this.#failures.keys()) {
      if (this.#recent(phone, now).length === 0) this.#failures.delete(phone);
    }
  }
}

export interface LoginGuardState {
  readonly loginGuard: LoginGuard;
}

export const loginGuardSlice: Slice<LoginGuardState> = {
  create: () => ({ loginGuard: new LoginGuard() }),
  kinds: { loginGuard: selfSaving(FailuresSchema) },
};
