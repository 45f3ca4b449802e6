import { atom } from 'jotai';
import { closeDialogAtom, dialogAtom, openDialogAtom } from '../../state/dialog-state.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';
import { loadWalletAtom } from '../../state/wallet-state.ts';
import { tidyName } from './account-name-rules.ts';
import { loadProfileAtom, readProfileAtom } from './profile-state.ts';
import { readDone } from './read-done.ts';

export interface Renaming {
  bankCode: string;
  /** Tidied, see `tidyName`. */
  bankAccountName: string;
}

/**
 * Gives the bank account another name. [2.67] [7.07] Withdrawals go by it, so its outcome is told as truly as that of
 * moving money: where no answer comes, the profile is read again.
 */
const action = createMoneyAction<Renaming, undefined, true>({
  send: (get, _set, body) => get(servicesAtom).call('PUT /api/account/bankAccountName', readDone, { body }),
  settle: async (_get, set, { bankAccountName }) => {
    const { bank } = await set(readProfileAtom);
    return tidyName(bank.accountName) === bankAccountName ? true : null;
  },
  after: (_get, set) => {
    void set(loadProfileAtom);
    // The wallet speaks of the account too.
    void set(loadWalletAtom);
    set(leaveAccountNameAtom);
  },
});

export const renamingAtom = action.stateAtom;
export const renameAccountAtom = action.runAtom;
export const resetRenamingAtom = action.resetAtom;

/** Looks once more; resolves to what is known then. */
export const checkRenamingAtom = atom(null, async (get, set) => {
  await set(action.checkAgainAtom);
  return get(action.stateAtom);
});

/** Back to where the member came from, unless they are elsewhere by now. [2.52] */
export const leaveAccountNameAtom = atom(null, (get, set) => {
  const dialog = get(dialogAtom);
  if (dialog?.name !== 'account-name') return;
  if (dialog.then) set(openDialogAtom, { name: dialog.then });
  else set(closeDialogAtom);
});
