import { normalisePhone, toAsciiDigits } from 'contracts/rules';
import { atom } from 'jotai';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { servicesAtom } from '../../state/services.ts';
import { storageKeys } from '../../state/storage-keys.ts';
import {
  accountName,
  checkBank,
  checkPhone,
  checkProfile,
  emptyDraft,
  fieldOfRefusal,
  normaliseAccountNo,
  type Draft,
  type Finding,
  type RegisterField,
  type Secrets,
} from './register-rules.ts';

/** The steps of the wizard, in their order; nobody can jump. [2.21]–[2.24] */
export const steps = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof steps)[number];

/** Why the last try was not taken. */
export type Problem = Finding | { field: RegisterField | null; failure: Failure };

/** Between two codes; the service asks for about a minute. [8.02] */
const RESEND_MS = 60_000;
const WAIT_CODES = new Set(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN', 'OTP_BLOCK']);
const PHONE_FIELDS: readonly (RegisterField | null)[] = ['phone'];
const PROFILE_FIELDS: readonly (RegisterField | null)[] = ['name', 'password', 'confirm', 'inviteCode'];

interface Kept {
  draft: Draft;
  /** The phone that was let through, by a code or because none is asked for. */
  passedPhone: string | null;
}

/** What a reload brings back. An invite code from a link comes first, and stays as it is. [2.03] [2.23] [3.31] */
const storedAtom = atom((get): Kept => {
  const { platform, config } = get(servicesAtom);
  const invited = platform.durable.get(storageKeys.inviteCode);
  const empty: Kept = { draft: emptyDraft(config.edition), passedPhone: null };
  const kept = { ...empty, ...readKept(platform.session.get(storageKeys.registerDraft)) };
  return {
    ...kept,
    draft: { ...empty.draft, ...kept.draft, ...(invited === null ? {} : { inviteCode: invited }) },
  };
});

const baseKeptAtom = atom<Kept | null>(null);
const keptAtom = atom((get) => get(baseKeptAtom) ?? get(storedAtom));
const baseStepAtom = atom<Step | null>(null);
const baseSecretsAtom = atom<Secrets>({ password: '', confirm: '' });
const baseProblemAtom = atom<Problem | null>(null);
const baseOtpAtom = atom<{ ref: string; token: string } | null>(null);
const baseBusyAtom = atom(false);
const baseDoneAtom = atom<'created' | 'existed' | null>(null);
const baseWaitAtom = atom<number | null>(null);
const lockAtom = atom(() => ({ held: false }));

export const draftAtom = atom((get) => get(keptAtom).draft);
export const secretsAtom = atom((get) => get(baseSecretsAtom));
export const problemAtom = atom((get) => get(baseProblemAtom));
export const isBusyAtom = atom((get) => get(baseBusyAtom));
/** How the registration ended: made now, or found to have been made by a try whose answer was lost. */
export const doneAtom = atom((get) => get(baseDoneAtom));
/** Shown beside the field of the code. [2.22] */
export const otpRefAtom = atom((get) => get(baseOtpAtom)?.ref ?? '');
export const isInvitedAtom = atom(
  (get) => get(servicesAtom).platform.durable.get(storageKeys.inviteCode) !== null,
);

/** After a reload the wizard goes on where no secret is needed: with the profile once the phone was let through. */
export const stepAtom = atom((get): Step => {
  const { passedPhone, draft } = get(keptAtom);
  const isPassed = passedPhone !== null && passedPhone === normalisePhone(draft.phone);
  return get(baseStepAtom) ?? (isPassed ? 'profile' : 'phone');
});

/** Until when no new code is worth asking for, in ms since 1970; 0 when there is no wait. It survives a reload. */
export const waitUntilAtom = atom((get) => {
  const { platform, clock } = get(servicesAtom);
  const until = get(baseWaitAtom) ?? Number(platform.session.get(storageKeys.registerWait) ?? 0);
  return Number.isFinite(until) && until - clock.now() <= RESEND_MS ? until : 0;
});

/** What the visitor types; it takes back what was wrong with that field. */
export const typeAtom = atom(null, (get, set, change: Partial<Draft> & Partial<Secrets>) => {
  const { password, confirm, ...draft } = change;
  const secrets = get(baseSecretsAtom);
  set(baseSecretsAtom, { password: password ?? secrets.password, confirm: confirm ?? secrets.confirm });
  const kept = get(keptAtom);
  set(keepAtom, { ...kept, draft: { ...kept.draft, ...draft } });
  set(baseProblemAtom, null);
});

export const clearProblemAtom = atom(null, (_get, set) => set(baseProblemAtom, null));

/** One step back; nothing typed is lost. */
export const backAtom = atom(null, (get, set) => {
  const step = get(stepAtom);
  set(baseProblemAtom, null);
  set(baseStepAtom, step === 'bank' ? 'profile' : 'phone');
});

/** Phone, then a code unless none is asked for or the phone was verified before. [2.21] [4.01] */
export const submitPhoneAtom = atom(null, (get, set) =>
  set(runAtom, async () => {
    const { call, config } = get(servicesAtom);
    const { draft } = get(keptAtom);
    const finding = checkPhone(draft.phone, config.edition);
    if (finding) return set(baseProblemAtom, finding);
    set(keepAtom, { ...get(keptAtom), draft: { ...draft, phone: normalisePhone(draft.phone) } });
    const wantsCode = await call('GET /api/lookup/registerOTP', ({ registerOTP }) => registerOTP);
    if (!wantsCode) return set(passAtom);
    return set(sendCodeAtom);
  }),
);

/** Another code; the one before is no longer good. [2.22] */
export const resendAtom = atom(null, (_get, set) => set(runAtom, () => set(sendCodeAtom)));

const sendCodeAtom = atom(null, async (get, set) => {
  const { call, platform, clock } = get(servicesAtom);
  if (get(waitUntilAtom) > clock.now() && get(baseOtpAtom) !== null) return set(baseStepAtom, 'otp');
  const phoneNumber = get(draftAtom).phone;
  const sent = await call(
    'POST /api/otp/send',
    ({ code, otpRef, otpToken }) => ({ code, otpRef, otpToken }),
    {
      body: { phoneNumber },
    },
  );
  if (sent.code === 'OTP_VERIFIED') return set(passAtom);
  if (typeof sent.otpToken !== 'string') throw new TypeError('a code was sent without a token');
  const until = clock.now() + RESEND_MS;
  platform.session.set(storageKeys.registerWait, String(until));
  set(baseWaitAtom, until);
  set(baseOtpAtom, { ref: sent.otpRef ?? '', token: sent.otpToken });
  return set(baseStepAtom, 'otp');
});

/** [2.22] [7.12] */
export const submitOtpAtom = atom(null, (get, set, typed: string) =>
  set(runAtom, async () => {
    const otpCode = toAsciiDigits(typed).replace(/\s/g, '');
    const otp = get(baseOtpAtom);
    if (otpCode === '') return set(baseProblemAtom, { field: 'otp', complaint: 'otp_required' });
    if (otp === null) return set(baseStepAtom, 'phone');
    try {
      await get(servicesAtom).call('POST /api/otp/verify', ({ message }) => message, {
        body: { otpToken: otp.token, otpCode },
      });
    } catch (error) {
      const failure = failureOf(error);
      // Verified by a try whose answer was lost: that is what was wanted.
      if (failure.kind !== 'refused' || failure.code !== 'OTP_VERIFIED') throw error;
    }
    return set(passAtom);
  }),
);

/** [2.23] [4.01] The bank's fields go empty: they come with the next step. */
export const submitProfileAtom = atom(null, (get, set) =>
  set(runAtom, async () => {
    const draft = get(draftAtom);
    const finding = checkProfile(draft, get(baseSecretsAtom));
    if (finding) return set(baseProblemAtom, finding);
    await get(servicesAtom).call('POST /api/account/validate', ({ message }) => message, {
      body: { ...bodyOf(draft, get(baseSecretsAtom)), bankCode: '', bankAccountName: '', bankAccountNo: '' },
    });
    return set(baseStepAtom, 'bank');
  }),
);

/** [2.24] [7.04] When no answer comes, the truth is asked for: a phone that is taken now was taken by this try. */
export const submitBankAtom = atom(null, (get, set) =>
  set(runAtom, async () => {
    const { call, platform } = get(servicesAtom);
    const draft = get(draftAtom);
    const secrets = get(baseSecretsAtom);
    if (secrets.password === '') return set(baseStepAtom, 'profile');
    const finding = checkBank(draft);
    if (finding) return set(baseProblemAtom, finding);
    const body = bodyOf(draft, secrets);
    const finish = (how: 'created' | 'existed') => {
      platform.session.remove(storageKeys.registerDraft);
      platform.session.remove(storageKeys.registerWait);
      set(baseSecretsAtom, { password: '', confirm: '' });
      set(baseDoneAtom, how);
    };
    try {
      await call('POST /api/account', ({ message }) => message, {
        body: { ...body, currency: draft.currency },
      });
    } catch (error) {
      if (failureOf(error).kind !== 'unconfirmed') throw error;
      if (!(await isTaken(() => call('POST /api/account/validate', ({ message }) => message, { body }))))
        throw error;
      return finish('existed');
    }
    return finish('created');
  }),
);

/** Carries out one try at a time; a second press in the same breath is not heard. */
const runAtom = atom(null, async (get, set, act: () => unknown) => {
  const lock = get(lockAtom);
  if (lock.held) return;
  lock.held = true;
  set(baseBusyAtom, true);
  set(baseProblemAtom, null);
  try {
    await act();
  } catch (error) {
    set(failAtom, failureOf(error));
  } finally {
    lock.held = false;
    set(baseBusyAtom, false);
  }
});

const failAtom = atom(null, (get, set, failure: Failure) => {
  const { platform, clock } = get(servicesAtom);
  const field = failure.kind === 'refused' ? fieldOfRefusal(failure.code) : null;
  if (failure.kind === 'refused' && WAIT_CODES.has(failure.code)) {
    const until = clock.now() + RESEND_MS;
    platform.session.set(storageKeys.registerWait, String(until));
    set(baseWaitAtom, until);
  }
  // The refusal is shown where it can be put right.
  const step = get(stepAtom);
  if (PHONE_FIELDS.includes(field) && step !== 'otp') set(baseStepAtom, 'phone');
  if (PROFILE_FIELDS.includes(field) && step === 'bank') set(baseStepAtom, 'profile');
  set(baseProblemAtom, { field, failure });
});

/** The phone is let through. */
const passAtom = atom(null, (get, set) => {
  const kept = get(keptAtom);
  set(keepAtom, { ...kept, passedPhone: kept.draft.phone });
  set(baseStepAtom, 'profile');
});

const keepAtom = atom(null, (get, set, kept: Kept) => {
  get(servicesAtom).platform.session.set(storageKeys.registerDraft, JSON.stringify(kept));
  set(baseKeptAtom, kept);
});

function bodyOf(draft: Draft, { password }: Secrets) {
  return {
    name: draft.name.trim(),
    username: draft.phone,
    password,
    sourceCode: draft.sourceCode,
    inviteCode: draft.inviteCode.trim(),
    bankCode: draft.bankCode,
    bankAccountName: accountName(draft),
    bankAccountNo: normaliseAccountNo(draft.bankAccountNo),
  };
}

async function isTaken(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return false;
  } catch (error) {
    const failure = failureOf(error);
    return failure.kind === 'refused' && failure.code === 'EXISTING_USER';
  }
}

/** What was kept, as far as it is what this edition of the app keeps. */
function readKept(text: string | null): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { draft, passedPhone } = kept as Partial<Kept>;
    const isDraft =
      typeof draft === 'object' && Object.values(draft).every((value) => typeof value === 'string');
    return {
      ...(isDraft ? { draft } : {}),
      ...(typeof passedPhone === 'string' ? { passedPhone } : {}),
    };
  } catch {
    return {};
  }
}
