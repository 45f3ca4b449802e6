import { atom, type Getter, type Setter } from 'jotai';
import { type Failure, failureOf } from '../../api/api-error.ts';
import { REQUEST_TIMEOUT_MS } from '../../api/request-timeout.ts';
import { createLock } from '../session/lock.ts';
import { dropPending, type PendingOrder, readPending, savePending } from '../session/pending-orders.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import { isOpen, type MoneyAction } from './action-state.ts';
import { reconcile, RECONCILE_AFTER_MS, resumeAfter } from './reconcile.ts';

/** One movement of money at a time in all pages of a browser. */
const MONEY_LOCK = 'money';

export interface PendingDefinition<Input, Before> {
  name: string;
  /** Who shares it waits for one another; what moves money shares one when left out. */
  lock?: string;
  /** How long its request may take; 60 s when left out. [9.01] [9.02] */
  limitMs?: number;
  /** What is saved of the order: it must be plain data and no secret. All of it when left out. */
  write?: (input: Input, before: Before) => PendingOrder;
  /** Takes back what was saved; null when it is no such thing. */
  read: (saved: PendingOrder) => { input: Input; before: Before } | null;
}

export interface MoneyActionDefinition<Input, Before, Done> {
  /** Saves an open outcome over a reload of the page, and lets no other page of the browser do the like meanwhile. */
  pending?: PendingDefinition<Input, Before>;
  /**
   * What the truth was before sending, for telling afterwards whether the effect is there. When it throws, nothing is
   * sent: the outcome could not be found out.
   */
  before?: (get: Getter, input: Input, set: Setter) => Before | Promise<Before>;
  /** Whether exactly this was done since the member opened the form: then they are asked before it is done again. */
  isRepeat?: (get: Getter, input: Input, before: Before) => boolean;
  /** Makes the one call. It is never repeated by itself. */
  send: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done>;
  /** Reads the truth: the effect, or null when it is not there. Throws when it cannot be read, or `OrderRefused`. */
  reconcile: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done | null>;
  /** Runs after success, whether it was told or found out. */
  after?: (get: Getter, set: Setter, done: Done, input: Input) => void;
}

const withMessage = (message: string | undefined) => (message === undefined ? {} : { message });

/** Nothing was sent, for what had to be known before could not be read. */
function unsent<Input, Done>(input: Input, failure: Failure): MoneyAction<Input, Done> {
  switch (failure.kind) {
    case 'refused':
      return { status: 'refused', input, code: failure.code, mustWait: asksToWait(failure) };
    case 'gone':
      // The session is over, and its screens are gone with it.
      return { status: 'idle' };
    case 'offline':
      return { status: 'offline', input };
    case 'unknown':
      return { status: 'not-ready', input, ...withMessage(failure.message) };
    case 'aborted':
      return { status: 'not-ready', input };
  }
}

/** The state machine of everything that moves money or creates an entitlement (W1): `docs/money-action.md` draws it. */
export function createMoneyAction<Input, Before, Done>(
  definition: MoneyActionDefinition<Input, Before, Done>,
) {
  type Action = MoneyAction<Input, Done>;
  interface Order {
    input: Input;
    before: Before;
    /** As it was saved, which may be less than what is taken back from it; null for one that is not. */
    saved: PendingOrder | null;
    message?: string;
  }
  const { pending } = definition;
  const baseAtom = atom<Action>({ status: 'idle' });
  /** The baseline of the order whose outcome is open, and how it was saved. */
  const openAtom = atom<Pick<Order, 'before' | 'saved'> | null>(null);
  const lockAtom = createLock();

  const savedForm = (input: Input, before: Before): PendingOrder | null =>
    pending ? (pending.write?.(input, before) ?? { input, before }) : null;

  /** One at a time, and the visit is not left alone meanwhile. */
  const locked = <T>(get: Getter, task: () => Promise<T>): Promise<T | null> =>
    get(lockAtom).run(async () => {
      const stopMoving = get(servicesAtom).visit.moveMoney();
      try {
        return await task();
      } finally {
        stopMoving();
      }
    });

  const runAlone = (get: Getter, task: () => Promise<true>): Promise<true | null> =>
    pending ? get(servicesAtom).platform.runAlone(pending.lock ?? MONEY_LOCK, task) : task();

  /** The outcome is known: nothing stays saved. */
  function conclude(get: Getter, set: Setter, order: Order, end: Action) {
    if (pending && order.saved) dropPending(get(servicesAtom).platform, pending.name, order.saved);
    set(baseAtom, end);
    if (end.status === 'succeeded') definition.after?.(get, set, end.done, end.input);
  }

  async function findOut(get: Getter, set: Setter, order: Order, schedule: readonly number[]) {
    const { input, before } = order;
    const said = withMessage(order.message);
    set(baseAtom, { status: 'unknown', input, ...said });
    const finding = await reconcile({
      clock: get(servicesAtom).clock,
      schedule,
      signal: get(sessionSignalAtom),
      read: () => definition.reconcile(get, set, input, before),
    });
    switch (finding.kind) {
      case 'there':
        return conclude(get, set, order, { status: 'succeeded', input, done: finding.done });
      case 'refused':
        return conclude(get, set, order, { status: 'refused', input, code: finding.code, mustWait: false });
      case 'absent':
        return conclude(get, set, order, { status: 'not-done', input, ...said });
      case 'unreadable':
        return set(baseAtom, { status: 'unresolved', input, canCheck: true, ...said });
      case 'over':
        // It stays saved for its member.
        return;
    }
  }

  async function attempt(get: Getter, set: Setter, input: Input, confirmed: boolean): Promise<true> {
    let before: Before;
    try {
      // Without anything to wait for the order leaves in the frame of the press.
      const known = definition.before?.(get, input, set);
      before = (known instanceof Promise ? await known : known) as Before;
    } catch (error) {
      set(baseAtom, unsent(input, failureOf(error)));
      return true;
    }
    // Another is signed in by now, and it would be sent in their name.
    if (get(sessionSignalAtom).aborted) {
      set(baseAtom, { status: 'idle' });
      return true;
    }
    if (!confirmed && definition.isRepeat?.(get, input, before)) {
      set(baseAtom, { status: 'blocked', input, why: 'just-done' });
      return true;
    }
    const saved = savedForm(input, before);
    set(openAtom, { before, saved });
    const order: Order = { input, before, saved };
    if (pending && saved) savePending(get(servicesAtom).platform, pending.name, saved);
    try {
      const done = await definition.send(get, set, input, before);
      conclude(get, set, order, { status: 'succeeded', input, done });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') {
        const mustWait = asksToWait(failure);
        conclude(get, set, order, { status: 'refused', input, code: failure.code, mustWait });
      } else if (failure.kind === 'offline') conclude(get, set, order, { status: 'offline', input });
      // The session is over: whatever happened, this store's screens are gone.
      else if (failure.kind === 'gone') set(baseAtom, { status: 'idle' });
      else {
        const said = failure.kind === 'unknown' ? withMessage(failure.message) : {};
        await findOut(get, set, { ...order, ...said }, RECONCILE_AFTER_MS);
      }
    }
    return true;
  }

  const stateAtom = atom((get) => get(baseAtom));
  /** How it stands, for the member whose it is: once their session is over nobody else is told. */
  const endFor = (get: Getter) => (get(sessionSignalAtom).aborted ? null : get(baseAtom));

  /**
   * Starts the action; ignored (null) while one is open. `confirmed`: the member was told that it looks like a repetition
   * and wants it all the same. Resolves to how it ended, so that the outcome can be told wherever the member is by then;
   * to null when their session has ended meanwhile.
   */
  const runAtom = atom(null, async (get, set, input: Input, confirmed?: boolean): Promise<Action | null> => {
    if (isOpen(get(baseAtom))) return null;
    return locked(get, async () => {
      set(baseAtom, { status: 'sending', input });
      const ran = await runAlone(get, () => attempt(get, set, input, confirmed === true));
      if (!ran) set(baseAtom, { status: 'blocked', input, why: 'busy-elsewhere' });
      return endFor(get);
    });
  });

  /** Takes up an order that was on its way when the page was left; null when there is none. Resolves as `runAtom`. */
  const resumeAtom = atom(null, async (get, set): Promise<Action | null> => {
    const saved = pending && readPending(get(servicesAtom).platform, pending.name);
    if (!saved || isOpen(get(baseAtom))) return null;
    return locked(get, async () => {
      const found = pending.read(saved);
      if (!found) {
        dropPending(get(servicesAtom).platform, pending.name, saved);
        return null;
      }
      set(openAtom, { before: found.before, saved });
      set(baseAtom, { status: 'unknown', input: found.input });
      const read = async (): Promise<true> => {
        await findOut(get, set, { ...found, saved }, resumeAfter(pending.limitMs ?? REQUEST_TIMEOUT_MS));
        return true;
      };
      // Reading does no harm while another page is at work: it only keeps that page from beginning.
      if (!(await runAlone(get, read))) await read();
      return endFor(get);
    });
  });

  /** "Check again": reads the truth once more for an unresolved action. Resolves as `runAtom`. */
  const checkAgainAtom = atom(null, async (get, set): Promise<Action | null> => {
    const action = get(baseAtom);
    const known = get(openAtom);
    if (action.status !== 'unresolved' || !known) return null;
    return locked(get, async () => {
      await findOut(get, set, { ...action, ...known }, [0]);
      return endFor(get);
    });
  });

  /** Back to idle, for the next order; ignored while the outcome is open. */
  const resetAtom = atom(null, (get, set) => {
    if (!get(lockAtom).isHeld && !isOpen(get(baseAtom))) set(baseAtom, { status: 'idle' });
  });

  return { stateAtom, runAtom, resumeAtom, checkAgainAtom, resetAtom };
}
