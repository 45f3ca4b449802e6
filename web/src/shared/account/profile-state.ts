import { isBlank } from 'contracts/rules';
import { atom } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import type { Reply } from '../../api/call.ts';
import * as wire from '../../api/wire.ts';
import { timeOrNaN } from '../../api/wire-rows.ts';
import { checkMemberAtom } from '../wallet/check-member.ts';
import { servicesAtom } from '../session/services.ts';

/** The profile, prepared for display. A field that cannot be read is empty. [3.03] [3.04] */
export interface MemberProfile {
  id: string;
  name: string;
  /** Unmodified, for sending back; `name` is prepared for display. */
  ownName: string;
  /** The phone number. [3.01] */
  username: string;
  /** ms since 1970; NaN when it is not a time, and the rest still shows. [5.33] */
  createdAt: number;
  bank: {
    code: string;
    nameTH: string;
    nameEN: string;
    accountName: string;
    /** Unmodified, for sending back; `accountName` is prepared for display. */
    ownAccountName: string;
    accountNo: string;
    /** A field could not be read, or is blank, and is empty here: then none of them is sent back. */
    isDamaged: boolean;
  };
}

export type ProfileState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `isOld` after a failed reload: `profile` is from before it. */
  | { status: 'ready'; profile: MemberProfile; isOld: boolean };

/** A blank text counts as missing: the screen shows "-" in its place. [5.33] */
const filled = (text: string) => (isBlank(text) ? '' : text);
const textFrom = (value: unknown) => filled(wire.textFrom(value));
const shownTextFrom = (value: unknown) => filled(wire.shownTextFrom(value));

/** Reads the profile reply. @throws when the shape is wrong. [7.05] */
export function readProfile({ profile, bankAccount }: Reply<'GET /api/account/profile'>): MemberProfile {
  const id = textFrom(profile._id);
  if (id === '') throw new TypeError('profile reply: profile._id is missing');
  // A member may have no bank account.
  const account = bankAccount as Partial<typeof bankAccount> | null | undefined;
  return {
    id,
    name: shownTextFrom(profile.name),
    ownName: wire.textFrom(profile.name),
    username: textFrom(profile.username),
    createdAt: timeOrNaN(profile.createdAt),
    bank: {
      code: textFrom(account?.bankCode),
      nameTH: shownTextFrom(account?.bank?.nameTH),
      nameEN: shownTextFrom(account?.bank?.nameEN),
      accountName: shownTextFrom(account?.bankAccountName),
      ownAccountName: wire.textFrom(account?.bankAccountName),
      accountNo: textFrom(account?.bankAccountNo),
      isDamaged:
        account !== null &&
        [account?.bankCode, account?.bankAccountName, account?.bankAccountNo].some(
          (field) => typeof field !== 'string' || textFrom(field) !== field,
        ),
    },
  };
}

const baseProfileAtom = atom<ProfileState>({ status: 'loading' });
// Numbered, so that a slow old reading never replaces a newer one.
const readingsAtom = atom(() => ({ started: 0, shown: 0 }));

export const profileAtom = atom((get) => get(baseProfileAtom));

/** Reads the profile and shows it. @throws ApiError, and then keeps the shown profile. */
export const readProfileAtom = atom(null, async (get, set): Promise<MemberProfile> => {
  const { call, session } = get(servicesAtom);
  const readings = get(readingsAtom);
  const number = ++readings.started;
  const profile = await call(
    'GET /api/account/profile',
    (reply) => {
      const read = readProfile(reply);
      set(checkMemberAtom, read.id);
      return read;
    },
    { signal: session.signal() },
  );
  if (number > readings.shown) {
    readings.shown = number;
    set(baseProfileAtom, { status: 'ready', profile, isOld: false });
  }
  return profile;
});

/** Reads the profile for a screen: a failure keeps the shown one as an old one, otherwise the state says `failed`. [8.29] */
export const loadProfileAtom = atom(null, async (get, set) => {
  if (get(baseProfileAtom).status === 'failed') set(baseProfileAtom, { status: 'loading' });
  const { shown } = get(readingsAtom);
  try {
    await set(readProfileAtom);
  } catch (error) {
    // A newer profile may be shown meanwhile.
    if (failureOf(error).kind === 'aborted' || get(readingsAtom).shown > shown) return;
    set(baseProfileAtom, (state) =>
      state.status === 'ready' ? { ...state, isOld: true } : { status: 'failed' },
    );
  }
});

const changeShownAtom = atom(null, (get, set, change: (profile: MemberProfile) => MemberProfile) => {
  const readings = get(readingsAtom);
  // Readings that are still in flight may have the old name.
  readings.shown = readings.started;
  set(baseProfileAtom, (state) =>
    state.status === 'ready' ? { ...state, profile: change(state.profile) } : state,
  );
});

/** Shows a new name before the profile is read again. */
export const showProfileNameAtom = atom(null, (_get, set, name: string) =>
  set(changeShownAtom, (profile) => ({ ...profile, name: shownTextFrom(name), ownName: name })),
);

/** Shows a new name of the bank account before the profile is read again. */
export const showAccountNameAtom = atom(null, (_get, set, accountName: string) =>
  set(changeShownAtom, (profile) => ({ ...profile, bank: { ...profile.bank, accountName } })),
);
