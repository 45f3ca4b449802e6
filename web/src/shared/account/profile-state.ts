import { isBlank } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import type { Reply } from '../../api/call.ts';
import * as wire from '../../api/wire.ts';
import { timeOrNaN } from '../../api/wire-rows.ts';
import { checkMemberAtom } from '../wallet/check-member.ts';
import { createQueue } from '../visit/queue.ts';
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

/** Both renames write the profile, and one of them sends all of it: the later one must not undo the other. */
export const renameQueueAtom = createQueue();

/** A name that a rename has made certain. */
interface CertainName {
  is: string;
  /** What it was before: a reading that shows one of these is from a lagging copy. (W9) */
  was: readonly string[];
  /** By `clock.elapsed`. */
  until: number;
}

type NameKind = 'profile' | 'account';

const COPY_LAG_MS = 30_000;
const certainAtom = atom<Partial<Record<NameKind, CertainName>>>({});

const NAMES: Record<
  NameKind,
  { of: (profile: MemberProfile) => string; change: (profile: MemberProfile, name: string) => MemberProfile }
> = {
  profile: {
    of: ({ ownName }) => ownName,
    change: (profile, name) => ({ ...profile, name: shownTextFrom(name), ownName: name }),
  },
  account: {
    of: ({ bank }) => bank.ownAccountName,
    change: ({ bank, ...profile }, name) => ({
      ...profile,
      bank: { ...bank, accountName: shownTextFrom(name), ownAccountName: name },
    }),
  },
};

/** Replaces names from before a rename. */
function withCertainNames(get: Getter, profile: MemberProfile): MemberProfile {
  const now = get(servicesAtom).clock.elapsed();
  return (['profile', 'account'] as const).reduce((read, kind) => {
    const certain = get(certainAtom)[kind];
    const isFromBefore = certain && now < certain.until && certain.was.includes(NAMES[kind].of(read));
    return isFromBefore ? NAMES[kind].change(read, certain.is) : read;
  }, profile);
}

/**
 * Reads the profile and shows it. @throws ApiError, and then keeps the shown profile.
 * @param isRaw returns it as the service sent it, also names from before a rename
 */
export const readProfileAtom = atom(null, async (get, set, isRaw = false): Promise<MemberProfile> => {
  const { call, session } = get(servicesAtom);
  const readings = get(readingsAtom);
  const number = ++readings.started;
  const raw = await call(
    'GET /api/account/profile',
    (reply) => {
      const read = readProfile(reply);
      set(checkMemberAtom, read.id);
      return read;
    },
    { signal: session.signal() },
  );
  const profile = withCertainNames(get, raw);
  if (number > readings.shown) {
    readings.shown = number;
    set(baseProfileAtom, { status: 'ready', profile, isOld: false });
  }
  return isRaw ? raw : profile;
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

/** Shows a new name before the profile is read again, and instead of the old one where that comes from a lagging copy. */
export const showRenamedAtom = atom(null, (get, set, kind: NameKind, name: string) => {
  const readings = get(readingsAtom);
  // Readings that are still in flight may have the old name.
  readings.shown = readings.started;
  const state = get(baseProfileAtom);
  if (state.status !== 'ready') return;
  const certain = get(certainAtom);
  const was = [...(certain[kind]?.was ?? []), NAMES[kind].of(state.profile)].filter((one) => one !== name);
  const until = get(servicesAtom).clock.elapsed() + COPY_LAG_MS;
  set(certainAtom, { ...certain, [kind]: { is: name, was, until } });
  set(baseProfileAtom, { ...state, profile: NAMES[kind].change(state.profile, name) });
});
