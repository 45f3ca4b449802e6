import { atom, type Getter, type Setter } from 'jotai';
import { failureOf } from '../api/api-error.ts';

/**
 * The state machine of everything that moves money or creates an entitlement (W1).
 *
 * idle → sending → succeeded | refused | offline | unconfirmed → succeeded | not-done | unsettled
 *
 * - `unconfirmed`: no answer told the outcome; the truth is being re-read.
 * - `not-done`: the truth was read and the effect is not there. The member may try anew; it is a new intent.
 * - `unsettled`: the truth could not be read. Only "check again" is offered, never the same action.
 */
export type MoneyAction<Input, Done> =
  | { status: 'idle' }
  | { status: 'sending'; input: Input }
  | { status: 'succeeded'; input: Input; done: Done }
  | { status: 'refused'; input: Input; code: string }
  | { status: 'offline'; input: Input }
  | { status: 'unconfirmed'; input: Input }
  | { status: 'not-done'; input: Input }
  | { status: 'unsettled'; input: Input };

/** When the truth is re-read after an outcome that nobody told, in ms after it. */
export const SETTLE_AFTER_MS = [0, 3_000, 10_000] as const;

export interface MoneyActionDefinition<Input, Before, Done> {
  /** What the truth was before sending, for telling afterwards whether the effect is there. */
  before?: (get: Getter, input: Input) => Before;
  /** Makes the one call. It is never repeated by itself. */
  send: (get: Getter, set: Setter, input: Input) => Promise<Done>;
  /** Re-reads the truth: the effect, or null when it is not there. Throws when it cannot be read. */
  settle: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done | null>;
  /** Runs after success, whether it was told or found out. */
  after?: (get: Getter, set: Setter, done: Done, input: Input) => void;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** States in which the same action must not start again: its outcome is still open. */
export function isOpen(action: MoneyAction<unknown, unknown>): boolean {
  return action.status === 'sending' || action.status === 'unconfirmed' || action.status === 'unsettled';
}

export function createMoneyAction<Input, Before, Done>(
  definition: MoneyActionDefinition<Input, Before, Done>,
) {
  const baseAtom = atom<MoneyAction<Input, Done>>({ status: 'idle' });
  // A plain object and not state: two activations in one frame both read it before React renders anything.
  const lockAtom = atom(() => ({ held: false, before: undefined as Before | undefined }));

  async function settle(get: Getter, set: Setter, input: Input, before: Before, schedule: readonly number[]) {
    set(baseAtom, { status: 'unconfirmed', input });
    let read = false;
    let waited = 0;
    for (const at of schedule) {
      if (at > waited) await wait(at - waited);
      waited = at;
      try {
        const done = await definition.settle(get, set, input, before);
        if (done !== null) {
          set(baseAtom, { status: 'succeeded', input, done });
          definition.after?.(get, set, done, input);
          return;
        }
        read = true;
      } catch {
        // The last reading decides: before a failed one the effect may still have been on its way.
        read = false;
      }
    }
    set(baseAtom, { status: read ? 'not-done' : 'unsettled', input });
  }

  const stateAtom = atom((get) => get(baseAtom));

  /**
   * Starts the action; ignored (null) while one is open. Resolves to how it ended, so that the outcome can be told
   * wherever the member is by then.
   */
  const runAtom = atom(null, async (get, set, input: Input): Promise<MoneyAction<Input, Done> | null> => {
    const lock = get(lockAtom);
    if (lock.held || isOpen(get(baseAtom))) return null;
    lock.held = true;
    try {
      const before = definition.before?.(get, input) as Before;
      lock.before = before;
      set(baseAtom, { status: 'sending', input });
      try {
        const done = await definition.send(get, set, input);
        set(baseAtom, { status: 'succeeded', input, done });
        definition.after?.(get, set, done, input);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'refused') set(baseAtom, { status: 'refused', input, code: failure.code });
        else if (failure.kind === 'offline') set(baseAtom, { status: 'offline', input });
        // The session is over: whatever happened, this store's screens are gone.
        else if (failure.kind === 'gone') set(baseAtom, { status: 'idle' });
        else await settle(get, set, input, before, SETTLE_AFTER_MS);
      }
      return get(baseAtom);
    } finally {
      lock.held = false;
    }
  });

  /** "Check again": re-reads the truth once more for an unsettled action. */
  const checkAgainAtom = atom(null, async (get, set) => {
    const lock = get(lockAtom);
    const action = get(baseAtom);
    if (lock.held || action.status !== 'unsettled') return;
    lock.held = true;
    try {
      await settle(get, set, action.input, lock.before as Before, [0]);
    } finally {
      lock.held = false;
    }
  });

  /** Back to idle, for the next intent; ignored while the outcome is open. */
  const resetAtom = atom(null, (get, set) => {
    if (!get(lockAtom).held && !isOpen(get(baseAtom))) set(baseAtom, { status: 'idle' });
  });

  return { stateAtom, runAtom, checkAgainAtom, resetAtom };
}
