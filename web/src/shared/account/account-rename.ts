import type { Call } from '../../api/call.ts';
import { createCommand } from '../orders/command.ts';
import { loadProfileAtom, readProfileAtom, showAccountNameAtom } from './profile-state.ts';
import { readDone } from '../../api/read-done.ts';
import { servicesAtom } from '../session/services.ts';
import { tidyName } from './account-name-rules.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';

export interface Renaming {
  bankCode: string;
  /** Tidied, see `tidyName`. */
  bankAccountName: string;
}

/**
 * Gives the bank account another name. [2.67] [7.07] Deposits are recognised and withdrawals paid by it, so its outcome is
 * told as truly as that of moving money: where no answer comes, the profile is read again.
 */
export const renameAccountAction = createCommand<Renaming, true>({
  send: (get, _set, renaming) => requestRenaming(get(servicesAtom).call, renaming),
  reconcile: async (_get, set, { bankAccountName }) => {
    const { bank } = await set(readProfileAtom);
    return tidyName(bank.accountName) === bankAccountName ? true : null;
  },
  after: (_get, set, _done, { bankAccountName }) => {
    // Known now, whether or not it can be read again.
    set(showAccountNameAtom, bankAccountName);
    void set(loadProfileAtom);
    // The wallet speaks of the account too.
    void set(loadWalletAtom);
  },
});

export const requestRenaming = (call: Call, { bankCode, bankAccountName }: Renaming): Promise<true> =>
  call('PUT /api/account/bankAccountName', readDone, { body: { bankCode, bankAccountName } });
