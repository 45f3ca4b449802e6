import { atom } from 'jotai';
import { profileAtom } from '../../../shared/account/profile-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { guestIdOf } from './guest-id.ts';

export interface Customer {
  userId: string | null;
  guestId: string | null;
}

/** With the wallet, or with the profile where that cannot be read. A text, so that a wallet that is read again does not count as another customer. */
const memberIdAtom = atom((get): string | null => {
  const wallet = get(walletAtom);
  if (wallet.status === 'ready') return wallet.wallet.profile.id;
  const profile = get(profileAtom);
  return profile.status === 'ready' ? profile.profile.id : null;
});

/** Who chats: the member once their id is known, or the guest. [1.05] [1.17] */
export const customerAtom = atom((get): Customer | null => {
  const { session, platform } = get(servicesAtom);
  if (session.snapshot().status !== 'member') return { userId: null, guestId: guestIdOf(platform.durable) };
  const userId = get(memberIdAtom);
  return userId === null ? null : { userId, guestId: null };
});
