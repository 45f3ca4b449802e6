import { atom, type Getter, type Setter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import type { Clock } from '../../lib/clock.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { changesAtom } from '../visit/changes.ts';
import { dropPending, type PendingOrder, readPending, savePending } from '../session/pending-orders.ts';
import { OutcomeUnproven } from '../wallet/outcome-unproven.ts';

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

/** An order that was "not done" when its outcome was last read, and the state before it. The service may still carry it out. */
export interface Tried<Input, Before> {
  input: Input;
  before: Before;
}

export const createTried = <Input, Before>() => atom<readonly Tried<Input, Before>[]>([]);

/** The earlier try of the same order; null without one, and for a file, which says nothing of what is in it. */
export function sameOrder<Input, Before>(tried: Tried<Input, Before> | null, input: Input) {
  const text = JSON.stringify(input);
  return text !== '{}' && JSON.stringify(tried?.input) === text ? tried : null;
}

interface TriedOptions<Input, Before> {
  pending?: {
    name: string;
    read: (saved: PendingOrder, input?: Input) => Tried<Input, Before> | null;
  };
  isRepeat?: unknown;
  triedAtom?: ReturnType<typeof createTried<Input, Before>>;
}

/** What was "not done" of the orders of one action: those of this page, and the last one of an earlier page. */
export function createTriedOrders<Input, Before>({
  pending,
  isRepeat,
  triedAtom = createTried<Input, Before>(),
}: TriedOptions<Input, Before>) {
  /** A part of the app resumes an open order by its name, and none has this one. */
  const name = `tried:${pending?.name}`;

  function earlierPage(get: Getter, input: Input) {
    const saved = pending && readPending(get(servicesAtom).platform, name);
    const tried = saved && pending.read(saved, input);
    return tried ? { ...tried, saved } : null;
  }

  /** The same order. */
  const find = (get: Getter, input: Input) =>
    [...get(triedAtom), earlierPage(get, input)].find((one) => sameOrder(one, input));

  function replace(get: Getter, set: Setter, input: Input, by: Tried<Input, Before>[]) {
    // What a gift or a spin leaves does not name its order: there, only the last order counts.
    const isOver = (one: Tried<Input, Before>) => !isRepeat || sameOrder(one, input) !== null;
    const earlier = earlierPage(get, input);
    if (earlier && isOver(earlier)) dropPending(get(servicesAtom).platform, name, earlier.saved);
    set(triedAtom, (all) => [...all.filter((one) => !isOver(one)), ...by]);
  }

  function add(get: Getter, set: Setter, order: Tried<Input, Before> & { saved: PendingOrder | null }) {
    if (find(get, order.input)) return;
    replace(get, set, order.input, [order]);
    if (order.saved) savePending(get(servicesAtom).platform, name, order.saved);
  }

  return { find, replace, add };
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

/** The result of reading the outcome. `unproven`: no later reading can tell either. `over`: the session has ended, and nothing is reported. */
export type ReconcileResult<Done> =
  | { kind: 'there'; done: Done }
  | { kind: 'refused'; code: string }
  | { kind: 'absent' }
  | { kind: 'unreadable' }
  | { kind: 'unproven' }
  | { kind: 'over' };

export interface ReconcileOptions<Done> {
  clock: Clock;
  schedule: readonly number[];
  signal: AbortSignal;
  /** The effect, or null when it is not there. Throws when the state cannot be read, `OrderRefused` or `OutcomeUnproven`. */
  read: () => Promise<Done | null>;
}

/** Reads an outcome at the times of `schedule` (ms from now), until a reading proves it or none is left. */
export async function reconcile<Done>({
  clock,
  schedule,
  signal,
  read,
}: ReconcileOptions<Done>): Promise<ReconcileResult<Done>> {
  const isOver = () => signal.aborted;
  let last: 'absent' | 'unreadable' | 'unproven' = 'unreadable';
  let waited = 0;
  for (const at of schedule) {
    if (at > waited) await clock.wait(at - waited, signal);
    // Another member's data says nothing about this order.
    if (isOver()) return { kind: 'over' };
    waited = at;
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
      last = error instanceof OutcomeUnproven ? 'unproven' : 'unreadable';
    }
  }
  return { kind: last };
}
