import { satangFromBaht, type Satang } from 'contracts/rules';
import { atom } from 'jotai';
import { textOrNull } from '../../api/wire.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import type { OpenIntent } from '../../state/open-intent.ts';
import { servicesAtom } from '../../state/services.ts';
import { fetchStatement } from '../../state/statement-rows.ts';
import { loadWalletAtom } from '../../state/wallet-state.ts';
import { bankCodesAtom } from './deposit-options.ts';
import { findGift } from './gift-rules.ts';

/** Money that a gift has brought; the reference is known only when the answer came. */
export interface Gift {
  amount: Satang;
  reference: string | null;
}

/** Keys of the statement's lines right before the link was sent, and the banks whose deposits are no gifts. */
interface Before {
  keys: readonly string[];
  banks: readonly string[];
}

/** The link as it is typed; an order that came to nothing leaves it there. */
export const giftDraftAtom = atom('');

export const loadEncryption = () => import('./encrypt-link.ts');

/** Redeeming a gift link, once. [2.51] [7.24] */
export const sendGiftAction = createMoneyAction<string, Before, Gift>({
  // The link is as good as money: it is not kept. How it ended is found without it.
  kept: { name: 'gift', write: () => null, read: readGiftIntent },
  before: async (get) => {
    const [page] = await Promise.all([fetchStatement(get(servicesAtom).call, 1), loadEncryption()]);
    return { keys: page.rows.map(({ key }) => key), banks: get(bankCodesAtom) };
  },
  send: async (get, _set, link) => {
    const { call, config } = get(servicesAtom);
    const { encryptLink } = await loadEncryption();
    return call(
      'POST /api/wallet/truelink',
      ({ amount, reference }) => ({ amount: satangFromBaht(amount), reference: textOrNull(reference) }),
      { body: { link: encryptLink(link, config.trueLinkPassphrase) } },
    );
  },
  settle: async (get, _set, _link, { keys, banks }) => {
    const { rows } = await fetchStatement(get(servicesAtom).call, 1);
    const gift = findGift(rows, new Set(keys), banks);
    return gift ? { amount: gift.amount, reference: null } : null;
  },
  after: (_get, set) => {
    set(giftDraftAtom, '');
    void set(loadWalletAtom);
  },
});

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function readGiftIntent({ before }: OpenIntent) {
  const { keys, banks } = (before ?? {}) as Partial<Record<keyof Before, unknown>>;
  return isTexts(keys) && isTexts(banks) ? { input: '', before: { keys, banks } } : null;
}
