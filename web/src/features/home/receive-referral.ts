import { type Satang, satang } from 'contracts/rules';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import { readDone } from '../../api/read-done.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { loadWalletAtom, type Wallet } from '../../shared/wallet/wallet-state.ts';

/** What was received; null when the wallet did not tell how much. */
export interface Received {
  amount: Satang | null;
}

function receivedOf(before: Satang | null, wallet: Wallet | null): Received {
  const taken = before === null || !wallet ? 0 : before - wallet.invite.amount;
  return { amount: taken > 0 ? satang(taken) : null };
}

/**
 * Receiving what invitations have earned: a GET that moves money, sent once. [2.33] [7.26] What was to be received is read
 * right before: what the screen shows may be older.
 */
export const receiveReferralAction = createMoneyAction<Satang, Satang | null, Received>({
  before: async (_get, _shown, set) => (await set(loadWalletAtom))?.invite.amount ?? null,
  send: async (get, set, _shown, earned) => {
    await get(servicesAtom).call('GET /api/invite/bonus', readDone);
    return receivedOf(earned, await set(loadWalletAtom));
  },
  reconcile: async (_get, set, shown, earned) => {
    const wallet = await set(loadWalletAtom);
    if (!wallet) throw new Error('the wallet could not be read');
    // All of it is taken or nothing; what a friend earns meanwhile is less than all of it.
    const before = earned ?? shown;
    return wallet.invite.amount < before ? receivedOf(before, wallet) : null;
  },
});
