import type { Call } from '../../api/call.ts';
import { createCommand } from '../orders/command.ts';
import { loadProfileAtom, readProfileAtom, renameQueueAtom, showRenamedAtom } from './profile-state.ts';
import { readDone } from '../../api/read-done.ts';
import { servicesAtom } from '../session/services.ts';
import { tidyName } from './account-name-rules.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';

/** A new name for the bank account of that bank. [7.07] */
export interface Renaming {
  bankCode: string;
  /** Normalised, see `tidyName`. */
  bankAccountName: string;
}

/**
 * Renames the bank account. [2.67] [7.07] Deposits and withdrawals depend on the name, so the outcome is reconciled as for
 * money: without an answer, the app reads the profile again.
 */
export const renameAccountAction = createCommand<Renaming, true>({
  queueAtom: renameQueueAtom,
  send: (get, _set, renaming) => requestRenaming(get(servicesAtom).call, renaming),
  reconcile: async (_get, set, { bankAccountName }) => {
    const { bank } = await set(readProfileAtom, true);
    return tidyName(bank.accountName) === bankAccountName ? true : null;
  },
  after: (_get, set, _done, { bankAccountName }) => {
    // The new name is certain, even if the profile cannot be read again.
    set(showRenamedAtom, 'account', bankAccountName);
    void set(loadProfileAtom);
    // The wallet reply contains the account too.
    void set(loadWalletAtom);
  },
});

export const requestRenaming = (call: Call, { bankCode, bankAccountName }: Renaming): Promise<true> =>
  call('PUT /api/account/bankAccountName', readDone, { body: { bankCode, bankAccountName } });
