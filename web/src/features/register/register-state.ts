import { normalisePhone, toAsciiDigits } from 'contracts/rules';
import { atom } from 'jotai';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { servicesAtom } from '../../state/services.ts';
import { storageKeys } from '../../state/storage-keys.ts';
import {
  emptyKept,
  readKept,
  readSentCode,
  readWait,
  type Kept,
  type SentCode,
  type Wait,
} from './register-kept.ts';
import {
  accountName,
  checkBank,
  checkPhone,
  checkProfile,
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

/** What a reload brings back. An invite code from a link comes first, and stays as it is. [2.03] [2.23] [3.31] */
const storedAtom = atom((get): Kept => {
  const services = get(servicesAtom);
  const { draft } = emptyKept(services);
  const kept = readKept(services.platform.session.get(storageKeys.registerDraft));
  const invited = draft.inviteCode === '' ? {} : { inviteCode: draft.inviteCode };
  return { passedPhone: null, ...kept, draft: { ...draft, ...kept.draft, ...invited } };
});

const baseKeptAtom = atom<Kept | null>(null);
const keptAtom = atom((get) => get(baseKeptAtom) ?? get(storedAtom));
const baseStepAtom = atom<Step | null>(null);
const baseSecretsAtom = atom<Secrets>({ password: '', confirm: '' });
const baseProblemAtom = atom<Problem | null>(null);
/** A reload, as phones make one while the code is read in another app, loses no code that was sent. */
const storedCodeAtom = atom((get) =>
  readSentCode(get(servicesAtom).platform.session.get(storageKeys.registerCode)),
);
const baseCodeAtom = atom<SentCode | null | 'stored'>('stored');
/** The code that was sent to the phone of the draft, as long as it may still be entered. */
const codeAtom = atom((get) => {
  const base = get(baseCodeAtom);
  const code = base === 'stored' ? get(storedCodeAtom) : base;
  return code?.phone === normalisePhone(get(keptAtom).draft.phone) ? code : null;
});
const baseBusyAtom = atom(false);
const baseDoneAtom = atom<'created' | 'existed' | null>(null);
const storedWaitAtom = atom((get) =>
  readWait(get(servicesAtom).platform.session.get(storageKeys.registerWait)),
);
const baseWaitAtom = atom<Wait | null>(null);
const lockAtom = atom(() => ({ held: false }));

export const draftAtom = atom((get) => get(keptAtom).draft);
export const secretsAtom = atom((get) => get(baseSecretsAtom));
export const problemAtom = atom((get) => get(baseProblemAtom));
export const isBusyAtom = atom((get) => get(baseBusyAtom));
/** How the registration ended: made now, or found to have been made by a try whose answer was lost. */
export const doneAtom = atom((get) => get(baseDoneAtom));
/** Shown beside the field of the code. [2.22] */
export const otpRefAtom = atom((get) => get(codeAtom)?.ref ?? '');
const isPassedAtom = atom((get) => {
  const { passedPhone, draft } = get(keptAtom);
  return passedPhone !== null && passedPhone === normalisePhone(draft.phone);
});
/** Whether the phone can go on without asking the service for a code: one is on its way, or was entered. */
export const isPhoneKnownAtom = atom((get) => get(codeAtom) !== null || get(isPassedAtom));
export const isInvitedAtom = atom(
  (get) => get(servicesAtom).platform.durable.get(storageKeys.inviteCode) !== null,
);

/** After a reload the wizard goes on where no secret is needed: with the profile once the phone was let through. */
export const stepAtom = atom((get): Step => {
  const step = get(baseStepAtom);
  if (step !== null) return step;
  if (get(isPassedAtom)) return 'profile';
  return get(codeAtom) === null ? 'phone' : 'otp';
});

/**
 * Until when no new code is worth asking for, in ms since 1970; 0 when there is no wait. It survives a reload, and holds
 * for its phone: who has mistyped the number may correct it at once.
 */
export const waitUntilAtom = atom((get) => {
  const { clock } = get(servicesAtom);
  const wait = get(baseWaitAtom) ?? get(storedWaitAtom);
  if (wait?.phone !== normalisePhone(get(keptAtom).draft.phone)) return 0;
  return wait.until - clock.now() <= RESEND_MS ? wait.until : 0;
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

/**
 * The visitor leaves the wizard. What was typed waits for them on a device of their own; on one that strangers share, or
 * once the account is made, nothing of it is left for the next. (K1)
 */
export const leaveAtom = atom(null, (get, set) => {
  if (get(baseDoneAtom) !== null || !get(servicesAtom).platform.keepsWork) set(forgetAtom);
  set(baseDoneAtom, null);
});

const forgetAtom = atom(null, (get, set) => {
  const services = get(servicesAtom);
  for (const key of ['registerDraft', 'registerWait', 'registerCode'] as const)
    services.platform.session.remove(storageKeys[key]);
  set(baseKeptAtom, emptyKept(services));
  set(baseSecretsAtom, { password: '', confirm: '' });
  set(baseCodeAtom, null);
  set(baseWaitAtom, { phone: '', until: 0 });
  set(baseStepAtom, null);
  set(baseProblemAtom, null);
});

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
  if (get(waitUntilAtom) > clock.now() && get(codeAtom) !== null) return set(baseStepAtom, 'otp');
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
  const code: SentCode = { phone: phoneNumber, ref: sent.otpRef ?? '', token: sent.otpToken };
  platform.session.set(storageKeys.registerCode, JSON.stringify(code));
  set(baseCodeAtom, code);
  set(waitAtom, phoneNumber);
  return set(baseStepAtom, 'otp');
});

const waitAtom = atom(null, (get, set, phone: string) => {
  const { platform, clock } = get(servicesAtom);
  const wait: Wait = { phone, until: clock.now() + RESEND_MS };
  platform.session.set(storageKeys.registerWait, JSON.stringify(wait));
  set(baseWaitAtom, wait);
});

/** [2.22] [7.12] */
export const submitOtpAtom = atom(null, (get, set, typed: string) =>
  set(runAtom, async () => {
    const otpCode = toAsciiDigits(typed).replace(/\s/g, '');
    const otp = get(codeAtom);
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
    const { call } = get(servicesAtom);
    const draft = get(draftAtom);
    const secrets = get(baseSecretsAtom);
    if (secrets.password === '') return set(baseStepAtom, 'profile');
    const finding = checkBank(draft);
    if (finding) return set(baseProblemAtom, finding);
    const body = bodyOf(draft, secrets);
    const finish = (how: 'created' | 'existed') => {
      set(forgetAtom);
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
  const field = failure.kind === 'refused' ? fieldOfRefusal(failure.code) : null;
  if (failure.kind === 'refused' && WAIT_CODES.has(failure.code)) {
    set(waitAtom, normalisePhone(get(draftAtom).phone));
  }
  // The refusal is shown where it can be put right.
  const step = get(stepAtom);
  if (PHONE_FIELDS.includes(field) && step !== 'otp') set(baseStepAtom, 'phone');
  if (PROFILE_FIELDS.includes(field) && step === 'bank') set(baseStepAtom, 'profile');
  set(baseProblemAtom, { field, failure });
});

/** The phone is let through; its code has done its work. */
const passAtom = atom(null, (get, set) => {
  get(servicesAtom).platform.session.remove(storageKeys.registerCode);
  set(baseCodeAtom, null);
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
