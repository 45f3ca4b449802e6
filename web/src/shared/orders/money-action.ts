import { atom, type Getter, type Setter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { REQUEST_TIMEOUT_MS } from '../../api/request-timeout.ts';
import { createLock } from '../session/lock.ts';
import { dropPending, type PendingOrder, readPending, savePending } from '../session/pending-orders.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import { changesAtom } from '../visit/changes.ts';
import { balancesAfterAtom, restoreBalancesAfterAtom } from '../wallet/balances-after.ts';
import { LONGEST_MS } from '../wallet/outcome-unproven.ts';
import { holdReceiptAtom } from '../wallet/held-receipt.ts';
import { IDLE, isOpen, type MoneyAction, openState, sentOf, unsent, withMessage } from './action-state.ts';
import { doneOrdersAtom } from '../visit/done-orders.ts';
import { type MoneyActionDefinition, runAsMember } from './money-action-definition.ts';
import { isStashedAtom, missesResumeAtom } from './stashed-orders.ts';
import {
  createTries,
  doneBy,
  reconcile,
  RECONCILE_AFTER_MS,
  rereadAfter,
  restOf,
  resumeAfter,
  stateOfResult,
} from './reconcile.ts';

/** The state machine of everything that moves money or creates an entitlement (W1); `web/docs/money-action.md` has its diagram. */
export function createMoneyAction<Input, Before, Done>(
  definition: MoneyActionDefinition<Input, Before, Done>,
) {
  type Action = MoneyAction<Input, Done>;
  interface Order {
    input: Input;
    before: Before;
    /** As stored, which may be less than what `read` returns from it. */
    saved: PendingOrder;
    /** When the request has certainly ended, by `clock.elapsed`. */
    endsAt: number;
    sent: ReturnType<typeof sentOf>;
    message?: string;
  }
  /** `schedule`: when to read it, in ms after `since` (`clock.elapsed`). */
  type Unanswered = Order & { schedule: readonly number[]; since: number };
  const { pending } = definition;
  const limitMs = pending?.limitMs ?? REQUEST_TIMEOUT_MS;
  /** null until the first order of this page. */
  const baseAtom = atom<Action | null>(null);
  const openAtom = atom<Unanswered | null>(null);
  const tries = createTries(definition);
  const lockAtom = createLock();

  const savedForm = (input: Input, before: Before, sent: Order['sent']): PendingOrder => ({
    ...(pending?.write?.(input, before) ?? { input, before }),
    ...sent,
    ...(definition.triedAs && { triedAs: definition.triedAs }),
  });

  const savedOrder = (get: Getter) => pending && readPending(get(servicesAtom).platform, pending.name);
  /** The order that an earlier page left open; null when there is none, or it cannot be read. */
  function leftOpen(get: Getter) {
    const saved = savedOrder(get);
    const found = saved && pending?.read(saved);
    return found ? { ...found, saved, sent: sentOf(saved) } : null;
  }

  /** An order left open is open from the start, even without the code that resumes it. */
  function stateOf(get: Getter): Action {
    const left = get(baseAtom) === null ? leftOpen(get) : null;
    return left ? openState(left, get(missesResumeAtom)) : (get(baseAtom) ?? IDLE);
  }

  /** Runs one task at a time, and marks the visit as moving money meanwhile. */
  const locked = <T>(get: Getter, task: () => Promise<T>): Promise<T | null> =>
    get(lockAtom).run(() => task().finally(get(servicesAtom).visit.moveMoney()));

  function conclude(get: Getter, set: Setter, order: Order, end: Action) {
    // No one sees this success: the order stays stored for the next login of its member.
    if (end.status === 'succeeded' && get(sessionSignalAtom).aborted) return;
    const { clock, platform } = get(servicesAtom);
    if (pending) dropPending(platform, pending.name, order.saved);
    set(baseAtom, end);
    const isNotDone = end.status === 'not-done';
    if (isNotDone || end.status === 'unresolved') {
      const left = isNotDone ? limitMs : order.endsAt - clock.elapsed();
      // The request of an unknown one has surely ended.
      const first = tries.first(platform, order.saved, clock.now());
      tries.keep(platform, first, clock.now() + left, isNotDone);
      if (isNotDone) rereadAfter(get, limitMs);
    }
    if (end.status !== 'succeeded') return;
    tries.end(platform, order.saved);
    get(changesAtom).send('changed');
    set(doneOrdersAtom, (count) => count + 1);
    definition.note?.(get, end.done, end.input, order.before);
    definition.after?.(get, set, end.done, end.input, order.before);
    if (!definition.hasReceipt) return;
    // In the store of the next session, nothing has been ordered yet, and the balances may have changed again.
    set(holdReceiptAtom, definition, (next, setNext) => {
      if (next(baseAtom) !== null) return;
      setNext(baseAtom, end);
      definition.note?.(next, end.done, end.input, order.before);
      setNext(restoreBalancesAfterAtom, get(balancesAfterAtom));
    });
  }

  async function findOut(get: Getter, set: Setter, order: Unanswered) {
    const { input, before } = order;
    const { clock } = get(servicesAtom);
    const said = withMessage(order.message);
    set(openAtom, order);
    set(baseAtom, { status: 'unknown', input, ...order.sent, ...said });
    const schedule = restOf(order.schedule, clock.elapsed() - order.since);
    const result = await reconcile(get, schedule, () => definition.reconcile(get, set, input, before));
    const end = stateOfResult(result, input, { ...order.sent, ...said }, (kind) =>
      // While the request may still run, its effect may still come, and a repetition would be a second one.
      kind === 'open'
        ? clock.now() < (order.sent.sentAt ?? Infinity) + LONGEST_MS
        : clock.elapsed() < order.endsAt,
    );
    // Once the session is over, it stays stored for its member.
    if (end === null) return;
    if (isOpen(end)) set(baseAtom, end);
    else conclude(get, set, order, end);
  }

  async function attempt(get: Getter, set: Setter, input: Input, confirmed: boolean): Promise<true> {
    const stop = (end: Action): true => {
      set(baseAtom, end);
      return true;
    };
    const { clock, platform } = get(servicesAtom);
    // Once the wallet tells that it is this member's, it is resumed instead.
    if (pending && set(isStashedAtom, pending.name, definition.triedAs))
      return stop({ status: 'not-ready', input });
    let before: Before;
    try {
      // Without anything to await, the request leaves in the tick of the press.
      const known = definition.before?.(get, input, set);
      before = (known instanceof Promise ? await known : known) as Before;
    } catch (error) {
      return stop(unsent(input, failureOf(error)));
    }
    // Another member has signed in; the order would be sent in their name.
    if (get(sessionSignalAtom).aborted) return stop({ status: 'idle' });
    const sent = { sentAt: clock.now() };
    const saved = savedForm(input, before, sent);
    const read = (was: Before) => definition.reconcile(get, set, input, was);
    const open = tries.findOpen(platform, saved);
    const endOfIt = open && (await tries.endOfOpen(get, open, limitMs, read));
    if (endOfIt === 'open') return stop({ status: 'blocked', input, why: 'busy-elsewhere' });
    const earlier = tries.find(platform, saved);
    const isRepeat =
      endOfIt === 'done' ||
      definition.isRepeat?.(get, input, before, earlier?.before, earlier?.sentAt) === true;
    // The member now knows of it: it is no outcome of what they order next.
    if (isRepeat && earlier) tries.keep(platform, saved, earlier.until);
    if (isRepeat && !confirmed) return stop({ status: 'blocked', input, why: 'just-done' });
    const mayCome = definition.asksWhileTryRuns && clock.now() - (earlier?.sentAt ?? 0) < limitMs;
    if (mayCome && !confirmed) return stop({ status: 'blocked', input, why: 'may-come' });
    const order: Order = { input, before, saved, sent, endsAt: clock.elapsed() + limitMs };
    if (pending) savePending(platform, pending.name, saved);
    try {
      const done = await definition.send(get, set, input, before);
      conclude(get, set, order, { status: 'succeeded', input, done });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') {
        const mustWait = asksToWait(failure);
        // Perhaps because the earlier try was carried out after all.
        const late = mustWait || isRepeat ? null : earlier;
        const done = late && (await doneBy(get, late, read, definition));
        if (done) conclude(get, set, { ...order, before: late.before }, { status: 'succeeded', input, done });
        else conclude(get, set, order, { status: 'refused', input, code: failure.code, mustWait });
      } else if (failure.kind === 'offline') conclude(get, set, order, { status: 'offline', input });
      // The session has ended, so the screens of this store are gone in every case.
      else if (failure.kind === 'gone') set(baseAtom, { status: 'idle' });
      else {
        const said = failure.kind === 'unknown' ? withMessage(failure.message) : {};
        await findOut(get, set, { ...order, ...said, schedule: RECONCILE_AFTER_MS, since: clock.elapsed() });
      }
    }
    return true;
  }

  const isOpenHere = (get: Getter) => isOpen(get(baseAtom) ?? { status: 'idle' });
  /** The end state, only for the member whose order it is: null once their session has ended. */
  const endFor = (get: Getter) => (get(sessionSignalAtom).aborted ? null : stateOf(get));

  /**
   * Starts the action; ignored (null) while one is open, and resumes one that an earlier page left open instead. `confirmed`:
   * the member was warned of a repetition and wants it. Resolves to the end state, so that the outcome can be shown on any
   * screen, or to null when the session has ended.
   */
  const runAtom = atom(null, async (get, set, input: Input, confirmed?: boolean): Promise<Action | null> => {
    if (isOpenHere(get)) return null;
    if (leftOpen(get)) return set(resumeAtom);
    return locked(get, async () => {
      set(baseAtom, { status: 'sending', input });
      const ran = await runAsMember(pending, get, () => attempt(get, set, input, confirmed === true));
      if (!ran) set(baseAtom, { status: 'blocked', input, why: 'busy-elsewhere' });
      return endFor(get);
    });
  });

  /** Resumes an order that was in flight when the page was left; null when there is none. Resolves like `runAtom`. */
  const resumeAtom = atom(null, async (get, set): Promise<Action | null> => {
    if (isOpenHere(get)) return null;
    const left = leftOpen(get);
    if (!left) {
      const damaged = savedOrder(get);
      if (pending && damaged) dropPending(get(servicesAtom).platform, pending.name, damaged);
      set(baseAtom, (action) => action ?? IDLE);
      return null;
    }
    return locked(get, async () => {
      const since = get(servicesAtom).clock.elapsed();
      const order = { ...left, since, endsAt: since + limitMs, schedule: resumeAfter(limitMs) };
      set(baseAtom, openState(order, false));
      const read = async (): Promise<true> => {
        await findOut(get, set, order);
        return true;
      };
      // Reading is harmless while another page is busy; the lock only keeps that page from starting.
      if (!(await runAsMember(pending, get, read))) await read();
      return endFor(get);
    });
  });

  const checkAgainAtom = atom(null, async (get, set): Promise<Action | null> => {
    const action = get(baseAtom);
    if (action === null) return set(resumeAtom);
    const known = get(openAtom);
    if (action.status !== 'unresolved' || !known) return null;
    return locked(get, async () => {
      await findOut(get, set, known);
      return endFor(get);
    });
  });

  const resetAtom = atom(null, (get, set) => {
    if (get(lockAtom).isHeld || isOpen(stateOf(get))) return;
    set(baseAtom, IDLE);
    if (definition.hasReceipt) set(holdReceiptAtom, definition, null);
  });

  return { stateAtom: atom(stateOf), runAtom, resumeAtom, checkAgainAtom, resetAtom };
}

/** Any action of this input and result, whatever state it reads before. */
export type MoneyActionAtoms<Input, Done> = ReturnType<typeof createMoneyAction<Input, unknown, Done>>;
