import { isBlank } from 'contracts/rules';
import type { Call } from '../../api/call.ts';
import { shownTextFrom } from '../../api/wire.ts';
import { readDone } from '../../api/read-done.ts';
import {
  loadProfileAtom,
  type MemberProfile,
  readProfileAtom,
  renameQueueAtom,
  showRenamedAtom,
} from '../../shared/account/profile-state.ts';
import { createCommand } from '../../shared/orders/command.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';

/** One space between words. A blank name, of invisible characters too, becomes empty and is not sent. */
export const tidyProfileName = (name: string): string =>
  isBlank(name) ? '' : name.trim().replace(/\s+/g, ' ');

/**
 * Renames the member; the input is normalised. [3.02] [7.06] The call also requires the bank account, which must not
 * change: it is read right before and sent back unchanged, once no other rename is open. Without a reply, the profile is read again.
 */
export const renameMemberAction = createCommand<string, true, MemberProfile['bank']>({
  queueAtom: renameQueueAtom,
  before: async (_get, _name, set) => {
    const { bank } = await set(readProfileAtom);
    if (bank.isDamaged) throw new TypeError('profile reply: the bank account cannot be sent back');
    return bank;
  },
  send: (get, _set, name, bank) => requestName(get(servicesAtom).call, name, bank),
  reconcile: async (_get, set, name) => {
    const profile = await set(readProfileAtom, true);
    return profile.name === shownTextFrom(name) ? true : null;
  },
  after: (_get, set, _done, name) => {
    set(showRenamedAtom, 'profile', name);
    void set(loadProfileAtom);
    // The top bar shows the name from the wallet.
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
