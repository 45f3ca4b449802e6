import { type Satang, satang } from 'contracts/rules';
import { atom } from 'jotai';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import { readDone } from '../../shared/session/read-done.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { loadWalletAtom, type Wallet } from '../../shared/wallet/wallet-state.ts';

/** What was received; null when the wallet did not tell how much. */
export interface Received {
  amount: Satang | null;
}

/** What was to be received right before it was asked for; what the screen shows may be older. */
const earnedAtom = atom<Satang | null>(null);

function receivedOf(before: Satang | null, wallet: Wallet | null): Received {
  const taken = before === null || !wallet ? 0 : before - wallet.invite.amount;
  return { amount: taken > 0 ? satang(taken) : null };
}

/** Receiving what invitations have earned: a GET that moves money, sent once. [2.33] [7.26] */
export const receiveReferralAction = createMoneyAction<Satang, Satang | null, Received>({
  before: async (_get, _shown, set) => {
    const wallet = await set(loadWalletAtom);
    const earned = wallet?.invite.amount ?? null;
    set(earnedAtom, earned);
    return earned;
  },
  send: async (get, set) => {
    await get(servicesAtom).call('GET /api/invite/bonus', readDone);
    return receivedOf(get(earnedAtom), await set(loadWalletAtom));
  },
  settle: async (_get, set, shown, earned) => {
    const wallet = await set(loadWalletAtom);
    if (!wallet) throw new Error('the wallet could not be read');
    // All of it is taken or nothing; what a friend earns meanwhile is less than all of it.
    const before = earned ?? shown;
    return wallet.invite.amount < before ? receivedOf(before, wallet) : null;
  },
});
