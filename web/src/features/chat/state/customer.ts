import { atom } from 'jotai';
import { profileAtom, readProfileAtom } from '../../../shared/account/profile-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { guestIdOf } from './guest-id.ts';

export interface Customer {
  userId: string | null;
  guestId: string | null;
}

/**
 * Id from the wallet, or from the profile if the wallet cannot be read. A string, so that a reloaded wallet does not
 * count as another customer.
 */
const memberIdAtom = atom((get): string | null => {
  const wallet = get(walletAtom);
  if (wallet.status === 'ready') return wallet.wallet.profile.id;
  const profile = get(profileAtom);
  return profile.status === 'ready' ? profile.profile.id : null;
});

export interface Sender extends Customer {
  username: string | null;
  name: string | null;
  /** The app has no push messages, so there is no device token. */
  deviceToken: null;
}

/** Whom the chat is with: a member, or a guest by a local id. null until the member is known. [1.05] [1.17] */
export const customerAtom = atom((get): Customer | null => {
  const { session, platform } = get(servicesAtom);
  if (session.snapshot().status !== 'member')
    return { userId: null, guestId: guestIdOf(platform.durableStorage) };
  const userId = get(memberIdAtom);
  return userId === null ? null : { userId, guestId: null };
});

export const senderAtom = atom((get): Sender | null => {
  const customer = get(customerAtom);
  if (!customer) return null;
  const wallet = get(walletAtom);
  const profile = get(profileAtom);
  const member =
    wallet.status === 'ready' ? wallet.wallet.profile : profile.status === 'ready' ? profile.profile : null;
  const { username = null, ownName: name = null } = customer.userId === null ? {} : (member ?? {});
  return { ...customer, username, name, deviceToken: null };
});

/**
 * The sender. A member may write before the wallet has loaded; the message waits for it, because it needs the id.
 * [3.24]
 * @throws ApiError when the sender cannot be read
 */
export const knowSenderAtom = atom(null, async (get, set): Promise<Sender> => {
  if (!get(senderAtom)) await set(readProfileAtom);
  const sender = get(senderAtom);
  if (!sender) throw new TypeError('profile reply: no _id');
  return sender;
});
