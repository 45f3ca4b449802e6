import { satangFromBaht, type Satang } from 'contracts/rules';
import { atom } from 'jotai';
import { createMoneyAction } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';
import { fetchStatement } from '../../state/statement-rows.ts';
import { loadWalletAtom } from '../../state/wallet-state.ts';
import { bankCodesAtom } from './deposit-options.ts';
import { findGift } from './gift-rules.ts';
import { nothingSent } from './nothing-sent.ts';

/** Money that a gift has brought; the reference is known only when the answer came. */
export interface Gift {
  amount: Satang;
  reference: string | null;
}

/** Keys of the statement's lines right before the link was sent. */
const knownAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The link as it is typed; an order that came to nothing leaves it there. */
export const giftDraftAtom = atom('');

export const loadEncryption = () => import('./encrypt-link.ts');

/** Redeeming a gift link, once. [2.51] [7.24] */
export const sendGiftAction = createMoneyAction<string, undefined, Gift>({
  send: async (get, set, link) => {
    const { call, config } = get(servicesAtom);
    const [{ encryptLink }, page] = await Promise.all([loadEncryption(), fetchStatement(call, 1)]).catch(
      nothingSent,
    );
    set(knownAtom, new Set(page.rows.map(({ key }) => key)));
    return call(
      'POST /api/wallet/truelink',
      ({ amount, reference }) => ({ amount: satangFromBaht(amount), reference }),
      { body: { link: encryptLink(link, config.trueLinkPassphrase) } },
    );
  },
  settle: async (get) => {
    const { rows } = await fetchStatement(get(servicesAtom).call, 1);
    const gift = findGift(rows, get(knownAtom), get(bankCodesAtom));
    return gift ? { amount: gift.amount, reference: null } : null;
  },
  after: (_get, set) => {
    set(giftDraftAtom, '');
    void set(loadWalletAtom);
  },
});
