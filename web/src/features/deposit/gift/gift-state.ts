import { atom } from 'jotai';
import { createMoneyAction } from '../../../shared/orders/money-action.ts';
import { type Movement, movementOfRow, readMovement } from '../../../shared/wallet/movements.ts';
import type { OpenIntent } from '../../../shared/session/pending-orders.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { fetchStatement } from '../../../shared/wallet/statement-rows.ts';
import { loadWalletAtom } from '../../../shared/wallet/wallet-state.ts';
import { markArrivedAtom } from '../methods/deposit-navigation.ts';
import { bankCodesAtom } from '../methods/deposit-options.ts';
import { findGift } from './gift-rules.ts';

/** Keys of the statement's lines right before the link was sent, and the banks whose deposits are no gifts. */
interface Before {
  keys: readonly string[];
  banks: readonly string[];
}

/** The link as it is typed; an order that came to nothing leaves it there. */
export const giftDraftAtom = atom('');

export const loadEncryption = () => import('./encrypt-link.ts');

/** Redeeming a gift link, once. [2.51] [7.24] */
export const sendGiftAction = createMoneyAction<string, Before, Movement>({
  // The link is as good as money: it is not kept. How it ended is found without it.
  kept: { name: 'gift', write: () => null, read: readGiftIntent },
  before: async (get) => {
    const [page] = await Promise.all([fetchStatement(get(servicesAtom).call, 1), loadEncryption()]);
    return { keys: page.rows.map(({ key }) => key), banks: get(bankCodesAtom) };
  },
  send: async (get, _set, link) => {
    const { call, config } = get(servicesAtom);
    const { encryptLink } = await loadEncryption();
    return call('POST /api/wallet/truelink', readMovement, {
      body: { link: encryptLink(link, config.trueLinkPassphrase) },
    });
  },
  settle: async (get, _set, _link, { keys, banks }) => {
    const { rows } = await fetchStatement(get(servicesAtom).call, 1);
    const gift = findGift(rows, new Set(keys), banks);
    return gift ? movementOfRow(gift) : null;
  },
  after: (_get, set) => {
    set(giftDraftAtom, '');
    set(markArrivedAtom, 'gift');
    void set(loadWalletAtom);
  },
});

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function readGiftIntent({ before }: OpenIntent) {
  const { keys, banks } = (before ?? {}) as Partial<Record<keyof Before, unknown>>;
  return isTexts(keys) && isTexts(banks) ? { input: '', before: { keys, banks } } : null;
}
