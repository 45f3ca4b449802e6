import { WALLET } from 'contracts/rules';
import { atom } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { markOf } from '../../../api/token.ts';
import { createMoneyAction } from '../../../shared/orders/money-action.ts';
import { readBalancesAfterAtom } from '../../../shared/wallet/balances-after.ts';
import {
  type Baseline,
  doneRow,
  findNewRows,
  freshReceipt,
  isAround,
  type Movement,
  movementOfRow,
  readBaseline,
  readMovement,
  takeBaseline,
} from '../../../shared/wallet/movements.ts';
import type { PendingOrder } from '../../../shared/session/pending-orders.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { noteReceipt } from '../../../shared/wallet/receipts.ts';
import { markArrivedAtom } from '../methods/deposit-navigation.ts';
import { bankCodesAtom } from '../methods/deposit-options.ts';
import { ownBanksAtom } from '../methods/known-banks.ts';
import { giftEntry } from './gift-rules.ts';

/** Deposits from `banks` are no gifts, and those from the member's `own` bank may be. */
interface GiftBaseline extends Baseline {
  banks: readonly string[];
  own: readonly string[];
}

/** No draft that outlives an expired session: anyone who reads it can take its money. */
export const giftDraftAtom = atom('');

export const loadEncryption = () => import('./encrypt-link.ts');

/** Redeems a gift link, exactly once. [2.51] [7.24] */
export const sendGiftAction = createMoneyAction<string, GiftBaseline, Movement>({
  // The link is as good as money, so it is not stored. The result can be found without it; a mark tells a repetition.
  pending: { name: 'gift', write: writeGift, read: readGift },
  before: async (get) => {
    const [baseline] = await Promise.all([takeBaseline(get), loadEncryption()]);
    return { ...baseline, banks: get(bankCodesAtom), own: get(ownBanksAtom) };
  },
  send: (get, _set, link) => {
    const { call, config } = get(servicesAtom);
    return freshReceipt(get, requestGift(call, link, config.trueLinkPassphrase));
  },
  reconcile: async (get, set, _link, before) => {
    const rows = await findNewRows(get, set, before, {
      like: giftEntry(before.banks, before.own),
      needsRow: true,
      isMoved: (was, is, row) => row !== null && is[WALLET] === (was[WALLET] ?? 0) + row.amount,
    });
    const gift = doneRow(get, rows);
    return gift ? movementOfRow(gift) : null;
  },
  isOf: ({ at }, until) => isAround(at, until, until),
  hasReceipt: true,
  note: (get, { at, amount }, _link, { keys }) => noteReceipt(get, { type: 'deposit', amount }, at, keys),
  after: (_get, set, _done, _link, { balances }) => {
    set(giftDraftAtom, '');
    set(markArrivedAtom, 'gift');
    void set(readBalancesAfterAtom, balances);
  },
});

export async function requestGift(call: Call, link: string, passphrase: string): Promise<Movement> {
  const { encryptLink } = await loadEncryption();
  return call('POST /api/wallet/truelink', readMovement, { body: { link: encryptLink(link, passphrase) } });
}

function writeGift(link: string, { keys, balances, banks, own }: GiftBaseline): PendingOrder {
  return { input: markOf(link), before: { keys, balances, banks, own } };
}

const isCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');

function readGift({ before }: PendingOrder) {
  const baseline = readBaseline(before);
  const { banks, own = [] } = (before ?? {}) as { banks?: unknown; own?: unknown };
  return baseline && isCodes(banks) && isCodes(own)
    ? { input: '', before: { ...baseline, banks, own } }
    : null;
}
