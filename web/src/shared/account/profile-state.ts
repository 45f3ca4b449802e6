import { atom } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import type { Reply } from '../../api/call.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { servicesAtom } from '../session/services.ts';

/** A member and the account that withdrawals go to. [3.03] [3.04] */
export interface MemberProfile {
  id: string;
  name: string;
  /** As the service wrote it, to be sent back: what is shown is made safe to read. */
  ownName: string;
  /** The phone number. [3.01] */
  username: string;
  /** ms since 1970 */
  createdAt: number;
  bank: {
    code: string;
    nameTH: string;
    nameEN: string;
    accountName: string;
    /** As the service wrote it, to be sent back: what is shown is made safe to read. */
    ownAccountName: string;
    accountNo: string;
  };
}

export type ProfileState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; profile: MemberProfile };

/** Takes the profile out of its wire shape. @throws when the shape or the time is wrong. [7.05] */
export function readProfile({ profile, bankAccount }: Reply<'GET /api/account/profile'>): MemberProfile {
  const createdAt = Date.parse(profile.createdAt);
  if (Number.isNaN(createdAt)) throw new RangeError('a profile without its date');
  // A member without an account has a profile all the same.
  const account = bankAccount as Partial<typeof bankAccount> | null | undefined;
  return {
    id: textFrom(profile._id),
    name: shownTextFrom(profile.name),
    ownName: textFrom(profile.name),
    username: textFrom(profile.username),
    createdAt,
    bank: {
      code: textFrom(account?.bankCode),
      nameTH: shownTextFrom(account?.bank?.nameTH),
      nameEN: shownTextFrom(account?.bank?.nameEN),
      accountName: shownTextFrom(account?.bankAccountName),
      ownAccountName: textFrom(account?.bankAccountName),
      accountNo: textFrom(account?.bankAccountNo),
    },
  };
}

const baseProfileAtom = atom<ProfileState>({ status: 'loading' });
// Readings are numbered, so that a slow old one never replaces a newer one.
const readingsAtom = atom(() => ({ started: 0, shown: 0 }));

export const profileAtom = atom((get) => get(baseProfileAtom));

/** Reads the profile and shows it. @throws ApiError; what is shown stays as it is then. */
export const readProfileAtom = atom(null, async (get, set): Promise<MemberProfile> => {
  const { call, session } = get(servicesAtom);
  const readings = get(readingsAtom);
  const number = ++readings.started;
  const profile = await call('GET /api/account/profile', readProfile, { signal: session.signal() });
  if (number > readings.shown) {
    readings.shown = number;
    set(baseProfileAtom, { status: 'ready', profile });
  }
  return profile;
});

/** Reads the profile for a screen. A failure is silent but for another try. [8.29] */
export const loadProfileAtom = atom(null, async (get, set) => {
  if (get(baseProfileAtom).status === 'failed') set(baseProfileAtom, { status: 'loading' });
  try {
    await set(readProfileAtom);
  } catch (error) {
    if (failureOf(error).kind === 'aborted') return;
    set(baseProfileAtom, (state) => (state.status === 'ready' ? state : { status: 'failed' }));
  }
});

/** Shows a name of the member that was just saved. [3.02] */
export const showProfileNameAtom = atom(null, (get, set, name: string) => {
  const readings = get(readingsAtom);
  readings.shown = readings.started;
  set(baseProfileAtom, (state) =>
    state.status === 'ready' ? { ...state, profile: { ...state.profile, name } } : state,
  );
});

/** Shows a name of the account that was just saved. [2.67] */
export const showAccountNameAtom = atom(null, (get, set, accountName: string) => {
  const readings = get(readingsAtom);
  // What is still being read may be from before.
  readings.shown = readings.started;
  set(baseProfileAtom, (state) =>
    state.status === 'ready'
      ? { ...state, profile: { ...state.profile, bank: { ...state.profile.bank, accountName } } }
      : state,
  );
});
