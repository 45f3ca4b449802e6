import type { Satang } from 'contracts/rules';
import type { Getter, Setter } from 'jotai';
import { readDone } from '../../api/read-done.ts';
import { createMoneyAction } from '../orders/money-action.ts';
import type { PendingOrder } from '../session/pending-orders.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { type Baseline, doneRow, findNewRows, readBaseline, takeBaseline } from '../wallet/movements.ts';
import type { Likeness } from '../wallet/statement-rows.ts';
import { OutcomeUnproven } from '../wallet/outcome-unproven.ts';
import { noteOvertakenAtom } from '../wallet/overtaken.ts';
import { noteReceipt } from '../wallet/receipts.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';

/** The received amount; null when no reply contains it. */
export interface Received {
  amount: Satang | null;
  /** ms since 1970 */
  at: number;
}

interface Before {
  /** The invite earnings before; null when they could not be read. */
  earned: Satang | null;
  baseline: Baseline;
}

/** The entry that received invite earnings leave on the statement. [3.18] */
export const INVITE_ENTRY = { type: 'bonus', about: 'invite' } as const satisfies Likeness;

const findRows = (get: Getter, set: Setter, baseline: Baseline) =>
  findNewRows(get, set, baseline, { like: INVITE_ENTRY, needsRow: true, isMoved: () => false });

/** Neither the order nor its outcome waits longer than this for an amount. */
const AMOUNT_MS = 5_000;

const readAmount = async (get: Getter, set: Setter): Promise<Satang | null> => {
  const late = get(servicesAtom).clock.wait(AMOUNT_MS, get(sessionSignalAtom));
  const wallet = await Promise.race([set(loadWalletAtom), late.then(() => null)]);
  return wallet?.invite.amount ?? null;
};

/** All of it is received; the amount is certain only while friends have earned nothing since. */
const takenBetween = (before: Satang | null, after: Satang | null): Satang | null =>
  after === 0 ? before : null;

/**
 * Receives all invite earnings: a GET that moves money, sent once. [2.33] [2.55] [7.26] Reads the amount right before, because
 * the shown one may be old.
 */
export const receiveInviteAction = createMoneyAction<Satang | null, Before, Received>({
  // The call names no amount.
  pending: { name: 'invite', write: writeReceipt, read: readReceipt, nameOf: () => null },
  before: async (get, _shown, set) => {
    const [earned, baseline] = await Promise.all([readAmount(get, set), takeBaseline(get)]);
    return { earned, baseline };
  },
  send: async (get, set, _shown, { earned, baseline }) => {
    const { call, clock } = get(servicesAtom);
    await call('GET /api/invite/bonus', readDone);
    const at = clock.now();
    set(noteOvertakenAtom, baseline.balances);
    return { amount: takenBetween(earned, await readAmount(get, set)), at };
  },
  reconcile: async (get, set, _shown, { earned, baseline }) => {
    const wallet = await set(loadWalletAtom);
    if (!wallet) throw new Error('invite bonus: the wallet could not be read');
    const left = wallet.invite.amount;
    const isTaken = earned !== null && left !== null && left < earned;
    const rows =
      baseline.keys &&
      (await findRows(get, set, baseline).catch((error: unknown) => {
        if (isTaken) return null;
        throw error;
      }));
    const row = rows && doneRow(get, rows);
    if (row) return { amount: row.amount, at: row.createdAt };
    if (!rows) {
      if (isTaken) return { amount: takenBetween(earned, left), at: get(servicesAtom).clock.now() };
      if (left === null) throw new Error('invite bonus: neither the amount nor the statement could be read');
      if (left !== earned)
        throw new OutcomeUnproven('invite bonus: the amount from before is unknown or has grown');
      return null;
    }
    // Friends may have earned as much meanwhile, so an amount that is still there proves nothing; one that is gone has an entry, or
    // the service writes none.
    if (isTaken) throw new OutcomeUnproven('invite bonus: gone without an entry');
    return null;
  },
  after: (get, _set, { amount, at }, _shown, { baseline }) =>
    noteReceipt(get, { ...INVITE_ENTRY, ...(amount !== null && { amount }) }, at, baseline.keys),
});

function writeReceipt(input: Satang | null, { earned, baseline }: Before): PendingOrder {
  return { input, before: { earned, keys: baseline.keys, balances: null } };
}

const isAmountOrNull = (value: unknown): value is Satang | null =>
  value === null || Number.isSafeInteger(value);

function readReceipt({ input, before }: PendingOrder) {
  const baseline = readBaseline(before);
  if (!baseline || !isAmountOrNull(input)) return null;
  const { earned } = before as { earned?: unknown };
  return isAmountOrNull(earned) ? { input, before: { earned, baseline } } : null;
}
