import { atom, type Getter, type Setter } from 'jotai';
import { type Failure, failureOf } from '../../api/api-error.ts';
import { REQUEST_TIMEOUT_MS } from '../../api/request-timeout.ts';
import { dropIntent, keepIntent, keptIntent, type OpenIntent } from '../session/pending-orders.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';

/**
 * The state machine of everything that moves money or creates an entitlement (W1).
 *
 * idle → sending → succeeded | refused | offline | unprepared | withheld | unconfirmed
 *   → succeeded | refused | not-done | unsettled
 *
 * - `unprepared`: nothing was sent, for what had to be known before could not be read.
 * - `withheld`: nothing was sent. Another page is moving money, or exactly this was done since the form was opened.
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
  | { status: 'unprepared'; input: Input }
  | { status: 'withheld'; input: Input; why: 'busy-elsewhere' | 'just-done' }
  | { status: 'unconfirmed'; input: Input }
  | { status: 'not-done'; input: Input }
  | { status: 'unsettled'; input: Input };

/** When the truth is re-read after an outcome that nobody told, in ms after it. */
export const SETTLE_AFTER_MS = [0, 3_000, 10_000] as const;

const LOOK_AFTER_MS = [0, 3_000, 10_000, 30_000, 60_000, 120_000] as const;

/**
 * The same for an order whose page was loaded anew: nobody waited for its answer any more, yet it may be at work for as
 * long as its request may take, and is not called "not done" before.
 */
export function resumeAfter(limitMs: number): number[] {
  return [...LOOK_AFTER_MS.filter((at) => at < limitMs), limitMs];
}

/** One movement of money at a time in all pages of a browser. */
const MONEY_LOCK = 'money';

/** Thrown by `settle` when the truth tells that the order was refused, and why. */
export class NotDone extends Error {
  override name = 'NotDone';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface KeptOutcome<Input, Before> {
  name: string;
  /** Who shares it waits for one another; what moves money shares one when left out. */
  lock?: string;
  /** How long its request may take; 60 s when left out. [9.01] [9.02] */
  limitMs?: number;
  /** What is kept of the input: it must be plain data and no secret. All of it when left out. */
  write?: (input: Input) => unknown;
  /** Takes back what was kept; null when it is no such thing. Before must be plain data. */
  read: (intent: OpenIntent) => { input: Input; before: Before } | null;
}

export interface MoneyActionDefinition<Input, Before, Done> {
  /** Keeps an open outcome over a reload of the page, and lets no other page of the browser do the like meanwhile. */
  kept?: KeptOutcome<Input, Before>;
  /**
   * What the truth was before sending, for telling afterwards whether the effect is there. When it throws, nothing is
   * sent: the outcome could not be found out.
   */
  before?: (get: Getter, input: Input, set: Setter) => Before | Promise<Before>;
  /** Whether exactly this was done since the member opened the form: then they are asked before it is done again. */
  isRepeat?: (get: Getter, input: Input, before: Before) => boolean;
  /** Makes the one call. It is never repeated by itself. */
  send: (get: Getter, set: Setter, input: Input) => Promise<Done>;
  /** Re-reads the truth: the effect, or null when it is not there. Throws when it cannot be read, or `NotDone`. */
  settle: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done | null>;
  /** Runs after success, whether it was told or found out. */
  after?: (get: Getter, set: Setter, done: Done, input: Input) => void;
}

/** States in which the same action must not start again: its outcome is still open. */
export function isOpen(action: MoneyAction<unknown, unknown>): boolean {
  return action.status === 'sending' || action.status === 'unconfirmed' || action.status === 'unsettled';
}

/** Nobody has told how it ended: it is being found out, or could not be. */
export function isUnknown<Input, Done>(
  action: MoneyAction<Input, Done>,
): action is Extract<MoneyAction<Input, Done>, { status: 'unconfirmed' | 'unsettled' }> {
  return action.status === 'unconfirmed' || action.status === 'unsettled';
}

function intentOf<Input, Before>(
  { write }: KeptOutcome<Input, Before>,
  input: Input,
  before: Before | undefined,
): OpenIntent {
  return { input: write ? write(input) : input, before };
}

function runAlone<Input, Before>(
  get: Getter,
  { lock = MONEY_LOCK }: KeptOutcome<Input, Before>,
  task: () => Promise<true>,
): Promise<true | null> {
  return get(servicesAtom).platform.runAlone(lock, task);
}

/** Nothing was sent, for what had to be known before could not be read. */
function endUnsent<Input, Done>(input: Input, failure: Failure): MoneyAction<Input, Done> {
  if (failure.kind === 'refused') return { status: 'refused', input, code: failure.code };
  // The session is over, and its screens are gone with it.
  if (failure.kind === 'gone') return { status: 'idle' };
  return { status: failure.kind === 'offline' ? 'offline' : 'unprepared', input };
}

export function createMoneyAction<Input, Before, Done>(
  definition: MoneyActionDefinition<Input, Before, Done>,
) {
  const { kept } = definition;
  const baseAtom = atom<MoneyAction<Input, Done>>({ status: 'idle' });
  // A plain object and not state: two activations in one frame both read it before React renders anything.
  const lockAtom = atom(() => ({ held: false, before: undefined as Before | undefined }));

  /** The outcome is known: nothing is kept any more. */
  function conclude(get: Getter, set: Setter, before: Before | undefined, end: MoneyAction<Input, Done>) {
    if (kept && 'input' in end)
      dropIntent(get(servicesAtom).platform, kept.name, intentOf(kept, end.input, before));
    set(baseAtom, end);
    if (end.status === 'succeeded') definition.after?.(get, set, end.done, end.input);
  }

  async function settle(get: Getter, set: Setter, input: Input, before: Before, schedule: readonly number[]) {
    set(baseAtom, { status: 'unconfirmed', input });
    const { clock } = get(servicesAtom);
    const isOver = () => get(sessionSignalAtom).aborted;
    let read = false;
    let waited = 0;
    for (const at of schedule) {
      if (at > waited) await clock.wait(at - waited, get(sessionSignalAtom));
      // Whoever is signed in by now, their statement tells nothing of this order: it stays kept for its member.
      if (isOver()) return;
      waited = at;
      try {
        const done = await definition.settle(get, set, input, before);
        if (isOver()) return;
        if (done !== null) return conclude(get, set, before, { status: 'succeeded', input, done });
        read = true;
      } catch (error) {
        if (error instanceof NotDone)
          return conclude(get, set, before, { status: 'refused', input, code: error.code });
        // The last reading decides: before a failed one the effect may still have been on its way.
        read = false;
      }
    }
    if (read) conclude(get, set, before, { status: 'not-done', input });
    else set(baseAtom, { status: 'unsettled', input });
  }

  async function attempt(get: Getter, set: Setter, input: Input, isMeant: boolean): Promise<true> {
    let before: Before;
    try {
      // Without anything to wait for the order leaves in the frame of the press.
      const known = definition.before?.(get, input, set);
      before = (known instanceof Promise ? await known : known) as Before;
    } catch (error) {
      set(baseAtom, endUnsent(input, failureOf(error)));
      return true;
    }
    // Another is signed in by now, and it would be sent in their name.
    if (get(sessionSignalAtom).aborted) {
      set(baseAtom, { status: 'idle' });
      return true;
    }
    if (!isMeant && definition.isRepeat?.(get, input, before)) {
      set(baseAtom, { status: 'withheld', input, why: 'just-done' });
      return true;
    }
    get(lockAtom).before = before;
    if (kept) keepIntent(get(servicesAtom).platform, kept.name, intentOf(kept, input, before));
    try {
      const done = await definition.send(get, set, input);
      conclude(get, set, before, { status: 'succeeded', input, done });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') {
        conclude(get, set, before, { status: 'refused', input, code: failure.code });
      } else if (failure.kind === 'offline') conclude(get, set, before, { status: 'offline', input });
      // The session is over: whatever happened, this store's screens are gone.
      else if (failure.kind === 'gone') set(baseAtom, { status: 'idle' });
      else await settle(get, set, input, before, SETTLE_AFTER_MS);
    }
    return true;
  }

  const stateAtom = atom((get) => get(baseAtom));
  /** How it stands, for the member whose it is: once their session is over nobody else is told. */
  const told = (get: Getter) => (get(sessionSignalAtom).aborted ? null : get(baseAtom));

  /**
   * Starts the action; ignored (null) while one is open. `isMeant`: the member was told that it looks like a repetition
   * and wants it all the same. Resolves to how it ended, so that the outcome can be told wherever the member is by then; to
   * null when their session has ended meanwhile.
   */
  const runAtom = atom(
    null,
    async (get, set, input: Input, isMeant?: boolean): Promise<MoneyAction<Input, Done> | null> => {
      const lock = get(lockAtom);
      if (lock.held || isOpen(get(baseAtom))) return null;
      lock.held = true;
      try {
        set(baseAtom, { status: 'sending', input });
        const run = () => attempt(get, set, input, isMeant === true);
        const ran = await (kept ? runAlone(get, kept, run) : run());
        if (!ran) set(baseAtom, { status: 'withheld', input, why: 'busy-elsewhere' });
        return told(get);
      } finally {
        lock.held = false;
      }
    },
  );

  /** Takes up an order that was on its way when the page was left; null when there is none. Resolves as `runAtom`. */
  const resumeAtom = atom(null, async (get, set): Promise<MoneyAction<Input, Done> | null> => {
    const lock = get(lockAtom);
    const intent = kept && keptIntent(get(servicesAtom).platform, kept.name);
    if (!intent || lock.held || isOpen(get(baseAtom))) return null;
    const found = kept.read(intent);
    if (!found) {
      dropIntent(get(servicesAtom).platform, kept.name, intent);
      return null;
    }
    lock.held = true;
    lock.before = found.before;
    set(baseAtom, { status: 'unconfirmed', input: found.input });
    try {
      const look = async (): Promise<true> => {
        await settle(get, set, found.input, found.before, resumeAfter(kept.limitMs ?? REQUEST_TIMEOUT_MS));
        return true;
      };
      // Looking does no harm while another page is at work: it only keeps that page from beginning.
      if (!(await runAlone(get, kept, look))) await look();
      return told(get);
    } finally {
      lock.held = false;
    }
  });

  /** "Check again": re-reads the truth once more for an unsettled action. Resolves as `runAtom`. */
  const checkAgainAtom = atom(null, async (get, set): Promise<MoneyAction<Input, Done> | null> => {
    const lock = get(lockAtom);
    const action = get(baseAtom);
    if (lock.held || action.status !== 'unsettled') return null;
    lock.held = true;
    try {
      await settle(get, set, action.input, lock.before as Before, [0]);
      return told(get);
    } finally {
      lock.held = false;
    }
  });

  /** Back to idle, for the next intent; ignored while the outcome is open. */
  const resetAtom = atom(null, (get, set) => {
    if (!get(lockAtom).held && !isOpen(get(baseAtom))) set(baseAtom, { status: 'idle' });
  });

  return { stateAtom, runAtom, resumeAtom, checkAgainAtom, resetAtom };
}
