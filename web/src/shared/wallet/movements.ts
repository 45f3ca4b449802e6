import { LONGEST_CODE, type Satang, satangFromBaht } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import type { Reply } from '../../api/call.ts';
import { readDone } from '../../api/read-done.ts';
import { shownTextFrom } from '../../api/wire.ts';
import { timeFrom } from '../../api/wire-rows.ts';
import type { PendingOrder } from '../session/pending-orders.ts';
import { servicesAtom } from '../session/services.ts';
import { timeoutSignal } from '../session/timeout-signal.ts';
import { createTurns } from '../visit/turns.ts';
import {
  compareRow,
  fetchStatement,
  isMarked,
  isMovement,
  type Likeness,
  marksOf,
  type MovementRow,
  type StatementRow,
  withoutMarks,
} from './statement-rows.ts';
import {
  areExplained,
  areSame,
  areWhole,
  type Balances,
  balancesOf,
  isBalances,
  listedIn,
} from './balances.ts';
import { MOST_ROWS, wholeNewest } from './list-page.ts';
import { inProgress, OutcomeOpen, OutcomeUnproven } from './outcome-unproven.ts';
import { NEAR_MS, withoutReceipts } from './receipts.ts';
import { loadWalletAtom, shownBalances, walletAtom } from './wallet-state.ts';

/** Money that moved, as a receipt or the statement says. */
export interface Movement {
  amount: Satang;
  /** ms since 1970 */
  at: number;
  /** null when the outcome was found on the statement, whose rows have no reference. [3.18] */
  reference: string | null;
}

/** The state before an order, to find its effect by comparison. (W1) */
export interface Baseline {
  /** Marks of the newest entries; null when they could not be read. */
  keys: string[] | null;
  /** The shown balances; null when there were none. */
  balances: Balances | null;
  /** The newest entries; empty when they could not be read, or after a reload. */
  rows: readonly StatementRow[];
}

/** An order does not wait longer than this for the statement. */
const BASELINE_MS = 5_000;

/** As many rows as one call gives: bringing everything back writes a row per game. */
async function fetchNewest(get: Getter, signal: AbortSignal): Promise<StatementRow[]> {
  return (await wholeNewest(fetchStatement, MOST_ROWS, get(servicesAtom).call, signal)).rows;
}

const keysAtOpeningAtom = atom<string[] | null>(null);
const openingTurnAtom = createTurns();

/** Call it when a form opens: the member knew these entries when they gave the order. */
export const noteKnownRowsAtom = atom(null, async (get, set) => {
  const isLatest = set(openingTurnAtom);
  set(keysAtOpeningAtom, null);
  try {
    const marks = marksOf(await fetchNewest(get, get(servicesAtom).session.signal()));
    if (isLatest()) set(keysAtOpeningAtom, marks);
  } catch {
    // Then nothing counts as a repetition.
  }
});

/** Reads the state before an order. Never throws, and takes at most 5 s: an order does not fail because the statement does. */
export async function takeBaseline(get: Getter): Promise<Baseline> {
  const shown = get(walletAtom);
  const balances = shownBalances(get);
  const { clock, session } = get(servicesAtom);
  try {
    const rows = await fetchNewest(get, timeoutSignal(clock, BASELINE_MS, session.signal()));
    // Another device moved money since the wallet was read: its change is no effect of this order.
    const isOlder = withoutReceipts(get, rows).some(
      (row) => hasMoved(row) && 'readAt' in shown && row.createdAt > shown.readAt,
    );
    return { keys: marksOf(rows), balances: isOlder ? null : balances, rows };
  } catch {
    return { keys: null, balances, rows: [] };
  }
}

/** Whether a matching entry of another tab, or a late one, has come since the form was opened, or since an `earlier` try. */
export function cameSinceOpening(
  get: Getter,
  { rows }: Baseline,
  like: Likeness,
  earlier?: Baseline,
  sentAt = 0,
): boolean {
  const atOpening = get(keysAtOpeningAtom);
  const known = earlier ? earlier.keys : atOpening;
  if (!known && !earlier) return false;
  const marks = known ?? atOpening;
  const unmarked = marks ? withoutMarks(rows, marks) : [];
  // Without the entries from before the try, those of its time and later count, and what came since the form was opened.
  const isNew = (row: StatementRow) => unmarked.includes(row) || !(known || row.createdAt < sentAt - NEAR_MS);
  // One without a time may be that of the try.
  const timed = (row: StatementRow) => (earlier ? { ...row, createdAt: row.createdAt || sentAt } : row);
  const isAlike = (row: StatementRow) => hasMoved(row) && compareRow(timed(row), like) === 'alike';
  return withoutReceipts(get, rows, known && new Set(known)).some((row) => isNew(row) && isAlike(row));
}

/** Whether a row is no failure, which moved no money or gave it back. */
export const hasMoved = ({ status }: StatementRow): boolean => status !== 'failed';

/**
 * The row of an order that was carried out; undefined when there is none, or all of them failed. @throws while one is in progress:
 * it may still fail.
 */
export function doneRow(get: Getter, rows: readonly MovementRow[]): MovementRow | undefined {
  const done = rows.find(({ status }) => status === 'success');
  const open = rows.filter(hasMoved);
  if (!done && open.length > 0) throw inProgress(open, get(servicesAtom).clock.now());
  return done;
}

/** How to recognise what an order has left. */
export interface Evidence {
  /** Rows that an order of this kind leaves, with any status. */
  like: Likeness;
  /** The order leaves several rows, and all of them count. */
  isSum?: true;
  /** Without a row the balances say nothing: the order does not name how much it moves. */
  needsRow?: true;
  /**
   * Whether the balances differ as an order with this row would change them; null while the statement has no row for it, which may
   * lag behind the wallet.
   */
  isMoved: (before: Balances, after: Balances, row: MovementRow | null) => boolean;
}

/**
 * Rows that appeared since the baseline. An equal order of the same moment from another device leaves the same row: the wire has no
 * reference and no device that would tell them apart. [3.18]
 * @throws when the statement cannot be read; OutcomeUnproven when no later reading can tell, as with a row that may be one of them
 */
export async function findNewRows(
  get: Getter,
  set: Setter,
  { keys, balances }: Baseline,
  { like, isSum, needsRow, isMoved }: Evidence,
): Promise<MovementRow[]> {
  const [rows, wallet] = await Promise.all([
    fetchNewest(get, get(servicesAtom).session.signal()),
    set(loadWalletAtom),
  ]);
  const known = keys && new Set(keys);
  // A statement without a row was perhaps emptied, and one that shows none of the rows from before is perhaps another.
  const isComparable = known && rows.some((row) => known.size === 0 || isMarked(known, row));
  const unmarked = keys ? withoutMarks(rows, keys) : rows;
  const candidates = withoutReceipts(get, rows, known).filter((row) => unmarked.includes(row));
  const alike = candidates.filter(isMovement).filter((row) => compareRow(row, like) === 'alike');
  const unclear =
    isSum || alike.length === 0 ? candidates.filter((row) => compareRow(row, like) === 'unclear') : [];
  if (known && unclear.length > 0) {
    // One in progress may name its accounts later.
    const open = unclear.filter((row) => row.status === 'in_progress' && !row.unread?.includes('status'));
    throw inProgress(open, get(servicesAtom).clock.now());
  }
  const now = wallet && balancesOf(wallet);
  if (isComparable) {
    if (alike.length > 0 || needsRow || !balances) return alike;
    // A change that no row tells is this order's, or another's that hides it. Bringing money back may leave no row. [7.20]
    const before = listedIn(balances, now ?? {});
    const isTold = now && (areSame(before, now) || areExplained(before, now, unmarked));
    if (isTold && !isMoved(balances, now, null)) return [];
    throw new OutcomeUnproven('statement: the balances changed without a row');
  }
  // Without the rows from before, a row proves nothing: it may be an older one of the same amount.
  const isBefore = balances && areWhole(balances);
  // A statement as long as before, without any of its rows, has moved past them for good.
  const Unknown = !keys || rows.length >= keys.length ? OutcomeUnproven : OutcomeOpen;
  if (!isBefore) throw new Unknown('statement: nothing from before to compare with');
  if (!now || !areWhole(now)) throw new (now ? OutcomeOpen : Error)('statement: no balances to compare with');
  const row = alike.filter(hasMoved).find((one) => isMoved(balances, now, one));
  if (row) return [row];
  // The row may be the order's, and another movement of the same moment may hide its change of the balances.
  if (!areSame(balances, now)) throw new Unknown('statement: another movement changed the balances');
  return [];
}

/** Reads a receipt reply. @throws when the shape, the amount or the time is wrong. */
export function readMovement(reply: Reply<'POST /api/wallet/transfer'>): Movement {
  readDone(reply);
  const reference = shownTextFrom(reply.reference).trim();
  const amount = satangFromBaht(reply.amount);
  if (reference === '' || reference.length > LONGEST_CODE || amount <= 0)
    throw new TypeError('receipt: reference or amount is invalid');
  return { reference, amount, at: timeFrom(reply.createdAt) };
}

/** How far the time of a receipt may be from the service's: its machines differ a little. */
const RECEIPT_TOLERANCE_MS = 5 * 60_000;

/** Whether a time lies between two others, with a tolerance of 5 minutes; all in ms since 1970. */
export const isAround = (at: number, from: number, to: number): boolean =>
  at >= from - RECEIPT_TOLERANCE_MS && at <= to + RECEIPT_TOLERANCE_MS;

/** @throws when a receipt is of another time: then it is not of this order, and the statement decides. */
export async function freshReceipt(get: Getter, receipt: Promise<Movement>): Promise<Movement> {
  const movement = await receipt;
  const now = get(servicesAtom).clock.now();
  if (!isAround(movement.at, now, now)) throw new RangeError('receipt: createdAt is not now');
  return movement;
}

/** A row has no reference. [3.18] */
export function movementOfRow({ amount, createdAt }: MovementRow): Movement {
  return { amount, at: createdAt, reference: null };
}

/** For `PendingDefinition.write`: without the rows, which are large and hold names. */
export function writeOrder(input: unknown, { keys, balances }: Baseline): PendingOrder {
  return { input, before: { keys, balances } };
}

/** Checks a stored baseline; null when it is damaged. (W1) */
export function readBaseline(value: unknown): Baseline | null {
  if (typeof value !== 'object' || value === null || !('keys' in value) || !('balances' in value))
    return null;
  const { keys, balances } = value;
  const isKeys = keys === null || (Array.isArray(keys) && keys.every((key) => typeof key === 'string'));
  return isKeys && (balances === null || isBalances(balances)) ? { keys, balances, rows: [] } : null;
}

/** For `PendingDefinition.read` of orders whose input is an amount; null when the stored order is damaged. */
export function readAmountOrder({ input, before }: PendingOrder): { input: Satang; before: Baseline } | null {
  const baseline = readBaseline(before);
  return Number.isSafeInteger(input) && baseline ? { input: input as Satang, before: baseline } : null;
}
