import type { Call } from '../../api/call.ts';
import { shownTextFrom } from '../../api/wire.ts';
import { readDone } from '../../api/read-done.ts';
import {
  loadProfileAtom,
  type MemberProfile,
  readProfileAtom,
  showProfileNameAtom,
} from '../../shared/account/profile-state.ts';
import { createCommand } from '../../shared/orders/command.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';

/** As many characters as the service takes. [7.06] */
export const NAME_LENGTH = 200;

/** As it is sent: one space between the words; empty for a blank one, which is not sent. */
export const tidyProfileName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/**
 * Gives the member another name; the input is tidied. [3.02] [7.06] The call takes the bank account too, which must not
 * change with it: it is sent back as it was read right before. Where no answer comes the profile is read again.
 */
export const renameMemberAction = createCommand<string, true>({
  send: async (get, set, name) => {
    const { bank } = await set(readProfileAtom);
    return requestName(get(servicesAtom).call, name, bank);
  },
  reconcile: async (_get, set, name) => {
    const profile = await set(readProfileAtom);
    return profile.name === shownTextFrom(name) ? true : null;
  },
  after: (_get, set, _done, name) => {
    set(showProfileNameAtom, shownTextFrom(name));
    void set(loadProfileAtom);
    // The top bar names the member by the wallet.
    void set(loadWalletAtom);
  },
});

export const requestName = (
  call: Call,
  name: string,
  bank: Pick<MemberProfile['bank'], 'code' | 'ownAccountName' | 'accountNo'>,
): Promise<true> =>
  call('PUT /api/account/profile', readDone, {
    body: {
      name,
      bankCode: bank.code,
      bankAccountName: bank.ownAccountName,
      bankAccountNo: bank.accountNo,
    },
  });
