import { atom } from 'jotai';
import { ApiError } from '../../api/api-error.ts';
import { perKey } from '../../lib/per-key.ts';
import { OutcomeUnproven } from '../../shared/wallet/outcome-unproven.ts';
import { createCommand } from '../../shared/orders/command.ts';
import { readDone } from '../../api/read-done.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { readAgainUntil } from '../../shared/visit/read-again.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { credentialsAtom, fetchCredentials, loadResetCredentialsAtom } from './credentials-state.ts';

const baseUnshownAtom = atom<string | null>(null);
/** The code of an account that was opened, and that no reading of the wallet has shown. */
export const unshownAtom = atom((get) => get(baseUnshownAtom));

/** Reads the wallet until it shows that the account is open: its dialog waits for that. [4.03] */
const showOpenedAtom = atom(null, async (get, set, slotCode: string) => {
  const isShown = async () => {
    const wallet = await set(loadWalletAtom);
    return wallet?.gameAccounts.some(({ code, isActive }) => code === slotCode && isActive) ?? false;
  };
  set(baseUnshownAtom, null);
  if (!(await isShown()) && !(await readAgainUntil(get, isShown))) set(baseUnshownAtom, slotCode);
});

/** Opens a game account: a GET that creates something, so it is sent once. [4.03] [7.15] */
function createActivation() {
  return createCommand<string, true>({
    send: (get, _set, slotCode) =>
      get(servicesAtom)
        .call('GET /api/wallet/activate/{slotCode}', readDone, { params: { slotCode } })
        .catch((error: unknown) => {
          // The account may already be open, from another tab or a request whose reply was lost; that counts as
          // success.
          const isOpen =
            error instanceof ApiError &&
            error.failure.kind === 'refused' &&
            error.failure.code === 'SLOT_ALREADY_ACTIVE';
          if (isOpen) return true as const;
          throw error;
        }),
    reconcile: async (_get, set, slotCode) => {
      const wallet = await set(loadWalletAtom);
      if (!wallet) throw new Error('game account: the wallet could not be read');
      const account = wallet.gameAccounts.find(({ code }) => code === slotCode);
      if (account?.isActive) return true;
      if (!account || account.isUnread) throw new TypeError('game account: it cannot be read');
      return null;
    },
    after: (_get, set, _done, slotCode) => void set(showOpenedAtom, slotCode),
  });
}

/** The old password becomes invalid. [4.03] [7.17] */
function createReset() {
  return createCommand<string, true, string | null>({
    before: (get, code) => {
      const state = get(credentialsAtom).get(code);
      return state?.status === 'ready' ? state.credentials.password : null;
    },
    send: (get, _set, slotCode) =>
      get(servicesAtom).call('GET /api/wallet/resetpassword/{slotCode}', readDone, {
        params: { slotCode },
      }),
    reconcile: async (get, _set, code, passwordBefore) => {
      if (passwordBefore === null)
        throw new OutcomeUnproven('game password: there is no earlier one to compare with');
      const { password } = await fetchCredentials(get, code);
      return password === passwordBefore ? null : true;
    },
    after: (get, set, _done, code, passwordBefore) => {
      // Only while its dialog is open: otherwise nothing would clear them, and another game's would be dropped. (K11)
      if (get(credentialsAtom).has(code)) void set(loadResetCredentialsAtom, code, passwordBefore);
    },
  });
}

export const activationOf = perKey(createActivation);
export const passwordResetOf = perKey(createReset);
