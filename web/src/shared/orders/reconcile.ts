import type { Getter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { asksToWait, readTwice } from '../../api/asks-to-wait.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  dropTried,
  pendingNames,
  type PendingOrder,
  readPending,
  savePending,
  TRIED,
} from '../session/pending-orders.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { changesAtom } from '../visit/changes.ts';
import { LONGEST_MS, OutcomeOpen, OutcomeUnproven } from '../wallet/outcome-unproven.ts';
import { type CommandState, sentOf, withMessage } from './action-state.ts';
import { requestWaitAtom } from './request-wait.ts';

/** When to read the outcome after an unknown answer, in ms after it. */
export const RECONCILE_AFTER_MS = [0, 3_000, 10_000] as const;

const RESUME_AFTER_MS = [0, 3_000, 10_000, 30_000, 60_000, 120_000] as const;

/**
 * The same for an order whose page was reloaded: its answer is lost, but the request may still run until its timeout, so the
 * order is not "not done" before that.
 */
export function resumeAfter(limitMs: number): number[] {
  return [...RESUME_AFTER_MS.filter((at) => at < limitMs), limitMs];
}

/**
 * The rest of a schedule that began `passedMs` ago, after a reading at once: until its last one, the effect may still come. So a wait for
 * the service, in which nothing is read, does not make "not done" come earlier. [8.02]
 */
export const restOf = (schedule: readonly number[], passedMs: number): number[] => [
  0,
  ...schedule.map((at) => at - passedMs).filter((left) => left > 0),
];

/** An order that ended as "not done", which the service may still have carried out. */
interface Try<Before> {
  before: Before;
  saved: PendingOrder;
  sentAt: number | undefined;
  /** When its request has surely ended, in the service's time. */
  until: number;
}

export interface TriesOptions<Before> {
  pending?: {
    name: string;
    nameOf?: (input: unknown) => unknown;
    read: (saved: PendingOrder) => { before: Before } | null;
  };
  isRepeat?: unknown;
  isOf?: unknown;
  triedAs?: string;
}

/**
 * What was "not done" of the orders of one action, and of others of the same `triedAs`. The storage of the tab is the only memory,
 * so a reload changes nothing; `web/docs/money-action.md` says when a try ends.
 */
export function createTries<Before>({
  pending,
  isRepeat,
  isOf,
  triedAs = pending?.name,
}: TriesOptions<Before>) {
  // The effects of these orders do not identify the order; another order of the group may have caused them.
  const nameless = `${TRIED}${triedAs}/`;
  const nameOf = ({ input }: PendingOrder) =>
    (isRepeat ? TRIED + triedAs : nameless + pending?.name) +
    JSON.stringify([pending?.nameOf ? pending.nameOf(input) : input]);

  /** The order, as it is stored, succeeded, or the member was told of it. */
  function end(platform: Platform, order: PendingOrder) {
    dropTried(platform, nameOf(order));
    dropTried(platform, nameless);
  }

  function readTry(saved: PendingOrder | null): Try<Before> | null {
    if (!saved) return null;
    const read = pending ? pending.read(saved) : (saved as { before: Before });
    const { sentAt } = sentOf(saved);
    return read && { before: read.before, saved, sentAt, until: saved.until as number };
  }

  const find = (platform: Platform, order: PendingOrder) => readTry(readPending(platform, nameOf(order)));

  return {
    find,
    /** The same order, if another action of the group has left it open; only where what it leaves identifies it. */
    findOpen(platform: Platform, order: PendingOrder): Try<Before> | null {
      if (!isRepeat) return null;
      const others = pendingNames(platform).filter((name) => name !== pending?.name);
      const same = others
        .flatMap((name) => readPending(platform, name) ?? [])
        .find((other) => other.triedAs === triedAs && nameOf(other) === nameOf(order));
      return readTry(same ?? null);
    },
    /**
     * What became of it. "Not done" is final only once its request has surely ended. One of which no reading will tell any more counts as
     * done, so that the member is asked.
     */
    async endOfOpen(
      get: Getter,
      { before, sentAt = Infinity }: Try<Before>,
      limitMs: number,
      read: (before: Before) => Promise<unknown>,
    ): Promise<'done' | 'not-done' | 'open'> {
      const { kind } = await reconcile(get, [0], () => read(before));
      if (kind === 'there') return 'done';
      const age = get(servicesAtom).clock.now() - sentAt;
      const hasEnded = age > limitMs;
      if ((kind === 'unproven' && hasEnded) || (kind === 'open' && age >= LONGEST_MS)) return 'done';
      return kind === 'refused' || (kind === 'absent' && hasEnded) ? 'not-done' : 'open';
    },
    /** Of several tries, the first one may still be carried out too: if what it leaves does not name it, until its request has ended. */
    first(platform: Platform, order: PendingOrder, now: number): PendingOrder {
      const earlier = find(platform, order);
      return earlier && (isRepeat || isOf || now <= earlier.until) ? earlier.saved : order;
    },
    /**
     * Stores the try with its baseline.
     * @param isLast false for an order that stays unknown: it replaces no other try if its effect identifies it
     */
    keep(platform: Platform, order: PendingOrder, until: number, isLast = true) {
      if (isLast || !isRepeat) end(platform, order);
      savePending(platform, nameOf(order), { ...order, until });
    },
    end,
  };
}

/** What an earlier try of an order did that is refused now; null if that is not the reason. */
export async function doneBy<Before, Done>(
  get: Getter,
  { before, until }: Try<Before>,
  read: (before: Before) => Promise<Done | null>,
  { isOf }: { isOf?: (done: Done, until: number) => boolean },
): Promise<Done | null> {
  if (!isOf && get(servicesAtom).clock.now() > until) return null;
  // Of several entries, two readings have to show the same ones.
  const done = await readTwice(() => read(before));
  return done && (!isOf || isOf(done, until)) ? done : null;
}

/** When the request of an order that is "not done" has surely ended, all pages of the browser read again what they show. */
export function rereadAfter(get: Getter, limitMs: number): void {
  const { send, notify } = get(changesAtom);
  const tell = () => {
    send('changed');
    notify('changed');
  };
  get(servicesAtom).clock.after(limitMs, tell, get(sessionSignalAtom));
}

/** Thrown while reading the outcome: the order was refused, with the reason. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * The result of reading the outcome. `open`: a later reading may tell, but not for ever. `unproven`: none can tell either. `over`: the
 * session has ended, and nothing is reported.
 */
export type ReconcileResult<Done> =
  | { kind: 'there'; done: Done }
  | { kind: 'refused'; code: string }
  | { kind: 'absent' }
  | { kind: 'unreadable' | 'open' | 'unproven' }
  | { kind: 'over' };

/**
 * What a reading of the outcome makes of an order; null once the session has ended.
 * @param canCheck whether a later reading may tell, after one that proves nothing
 */
export function stateOfResult<Input, Done>(
  result: ReconcileResult<Done>,
  input: Input,
  told: { sentAt?: number; message?: string },
  canCheck: (kind: 'open' | 'unproven') => boolean,
): CommandState<Input, Done> | null {
  switch (result.kind) {
    case 'there':
      return { status: 'succeeded', input, done: result.done };
    case 'refused':
      return { status: 'refused', input, code: result.code, mustWait: false };
    case 'absent':
      return { status: 'not-done', input, ...withMessage(told.message) };
    case 'unreadable':
    case 'open':
    case 'unproven': {
      const { kind } = result;
      return { status: 'unresolved', input, canCheck: kind === 'unreadable' || canCheck(kind), ...told };
    }
    case 'over':
      return null;
  }
}

/**
 * Reads an outcome at the times of `schedule` (ms from now), until a reading proves it or none is left.
 * @param read The effect, or null when it is not there. Throws when the state cannot be read, `OrderRefused` or `OutcomeUnproven`.
 */
export async function reconcile<Done>(
  get: Getter,
  schedule: readonly number[],
  read: () => Promise<Done | null>,
): Promise<ReconcileResult<Done>> {
  const { clock } = get(servicesAtom);
  const signal = get(sessionSignalAtom);
  const isOver = () => signal.aborted;
  let last: 'absent' | 'unreadable' | 'open' | 'unproven' = 'unreadable';
  let waited = 0;
  for (const at of schedule) {
    if (at > waited) await clock.wait(at - waited, signal);
    // Another member's data says nothing about this order.
    if (isOver()) return { kind: 'over' };
    waited = at;
    // The service asks to wait, perhaps since a reading that tells no reason: another would begin the wait again. [8.02]
    if (get(requestWaitAtom) > clock.elapsed()) return { kind: 'unreadable' };
    try {
      const done = await read();
      if (isOver()) return { kind: 'over' };
      if (done !== null) return { kind: 'there', done };
      last = 'absent';
    } catch (error) {
      if (error instanceof OrderRefused) return { kind: 'refused', code: error.code };
      // Stops the automatic retries until the wait ends. [8.02]
      if (asksToWait(failureOf(error))) return { kind: 'unreadable' };
      // Only the last reading counts: before an earlier one that failed, the effect may still have been in flight.
      last =
        error instanceof OutcomeUnproven ? 'unproven' : error instanceof OutcomeOpen ? 'open' : 'unreadable';
    }
  }
  return { kind: last };
}
