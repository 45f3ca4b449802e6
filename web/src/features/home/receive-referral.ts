import type { Satang } from 'contracts/rules';
import { createMoneyAction } from '../../state/money-action.ts';
import { readDone } from '../../state/read-done.ts';
import { servicesAtom } from '../../state/services.ts';
import { loadWalletAtom } from '../../state/wallet-state.ts';

/** Receiving what invitations have earned: a GET that moves money, sent once. [2.33] [7.26] Done tells how much it was. */
export const receiveReferralAction = createMoneyAction<Satang, null, Satang>({
  send: async (get, _set, amount) => {
    await get(servicesAtom).call('GET /api/invite/bonus', readDone);
    return amount;
  },
  settle: async (_get, set, amount) => {
    const wallet = await set(loadWalletAtom);
    if (!wallet) throw new Error('the wallet could not be read');
    // All of it is taken or nothing; what a friend earns meanwhile is less than all of it.
    return wallet.invite.amount < amount ? amount : null;
  },
  after: (_get, set) => void set(loadWalletAtom),
});
