import type { Getter, Setter } from 'jotai';
import { perKey } from '../../lib/per-key.ts';
import { createLock } from '../session/lock.ts';
import type { PendingName, PendingOrder } from '../session/pending-orders.ts';
import { servicesAtom } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';

export interface PendingDefinition<Input, Before> {
  name: PendingName;
  /** Actions with the same lock wait for each other; all money actions share one by default. */
  lock?: string;
  /** The timeout of the request, in ms; 60 s by default. [9.01] [9.02] */
  limitMs?: number;
  /** What to store of the order: plain data, no secrets. Everything by default. */
  write?: (input: Input, before: Before) => PendingOrder;
  read: (saved: PendingOrder) => { input: Input; before: Before } | null;
  /** What of a stored input names the order, when it is repeated; all of it by default. What is only shown may change meanwhile. */
  nameOf?: (input: unknown) => unknown;
}

/** Not every platform knows locks, and those of another session block nobody. */
const pageLockOf = perKey(() => createLock());

/**
 * One movement of a member's money at a time, on this page and across all pages of a browser. The running order of a member who
 * has signed out blocks nobody. A page that does not know its member yet runs only while no other page does. Orders that
 * are not stored, such as a QR, move no money yet.
 */
export function runAsMember<T>(
  pending: { lock?: string } | undefined,
  get: Getter,
  task: () => Promise<T>,
): Promise<T | null> {
  if (!pending) return task();
  const { lock = 'money' } = pending;
  const { tabStorage, runAlone } = get(servicesAtom).platform;
  const member = tabStorage.get(storageKeys.pendingOwner);
  return get(pageLockOf(lock)).run(() =>
    member === null
      ? runAlone(lock, task)
      : runAlone(lock, () => runAlone(`${lock} ${member}`, task), 'shared'),
  );
}

export interface MoneyActionDefinition<Input, Before, Done> {
  /** Stores an open outcome across reloads, and blocks other pages of the browser while the order is sent or read. */
  pending?: PendingDefinition<Input, Before>;
  /**
   * Reads the state before sending; `reconcile` compares against it. When it throws, nothing is sent, because the outcome could
   * not be reconciled.
   */
  before?: (get: Getter, input: Input, set: Setter) => Before | Promise<Before>;
  /**
   * Whether the same order was carried out since the member opened the form, or since an `earlier` try, sent at `sentAt`: then
   * the app asks before it repeats it.
   */
  isRepeat?: (
    get: Getter,
    input: Input,
    before: Before,
    earlier: Before | undefined,
    sentAt: number | undefined,
  ) => boolean;
  /**
   * The app asks before it sends the same order while the request of an earlier try may still run: the earlier one would be a
   * second movement of the same intent.
   */
  asksWhileTryRuns?: true;
  /**
   * The name under which "not done" orders are remembered; `pending.name` by default. Actions whose orders leave the same
   * statement entry share one.
   */
  triedAs?: string;
  /**
   * Of an order that can be carried out only once: whether the effect is that of a try whose request had ended by then. So it
   * explains a refusal however long after; that of other orders only until then.
   */
  isOf?: (done: Done, until: number) => boolean;
  /** Makes the call once; the machine never repeats it. */
  send: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done>;
  /** Reads the outcome: the effect, or null when it is not there. Throws when it cannot be read, `OrderRefused` or `OutcomeUnproven`. */
  reconcile: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done | null>;
  /** Remembers its entry: that is the outcome of no other order. The session that shows its receipt again remembers it too. */
  note?: (get: Getter, done: Done, input: Input, before: Before) => void;
  /** Its dialog shows the success until the member leaves it: also after the session expired. */
  hasReceipt?: boolean;
  after?: (get: Getter, set: Setter, done: Done, input: Input, before: Before) => void;
}
