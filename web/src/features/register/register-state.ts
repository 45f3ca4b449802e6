import { normalisePhone, toAsciiDigits } from 'contracts/rules';
import { atom } from 'jotai';
import { failureOf, type Failure } from '../../api/api-error.ts';
import type { Call } from '../../api/call.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import { asksToWait, resumeWait, WAIT_MS } from '../../shared/session/wait.ts';
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

const PHONE_FIELDS: readonly (RegisterField | null)[] = ['phone'];
const PROFILE_FIELDS: readonly (RegisterField | null)[] = ['name', 'password', 'confirm', 'inviteCode'];

/** What a reload brings back. An invite code from a link comes first, and stays as it is. [2.03] [2.23] [3.31] */
const storedAtom = atom((get): Kept => {
  const services = get(servicesAtom);
  const empty = emptyKept(services);
  const kept = readKept(services.platform.session.get(storageKeys.registerDraft));
  const { inviteCode } = empty.draft;
  const invited = inviteCode === '' ? {} : { inviteCode };
  return { ...empty, ...kept, draft: { ...empty.draft, ...kept.draft, ...invited } };
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
const storedWaitAtom = atom((get) => {
  const { platform, clock } = get(servicesAtom);
  const wait = readWait(platform.session.get(storageKeys.registerWait));
  return wait && { ...wait, until: resumeWait(clock, wait.until) };
});
const baseWaitAtom = atom<Wait | null>(null);
/** Not state: two presses in one frame both read it. Its number tells one visitor of a shared screen from the next. */
const visitAtom = atom(() => ({ number: 0, isTrying: false }));

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
/** Whether the invite code is a link's, which nobody changes unless the service knows it not. [2.23] */
export const isInvitedAtom = atom((get) => {
  const { draft, refusedCode } = get(keptAtom);
  const code = get(servicesAtom).platform.durable.get(storageKeys.inviteCode);
  return code !== null && code === draft.inviteCode && code !== refusedCode;
});

/** After a reload the wizard goes on where no secret is needed: with the profile once the phone was let through. */
export const stepAtom = atom((get): Step => {
  const step = get(baseStepAtom);
  if (step !== null) return step;
  if (get(isPassedAtom)) return 'profile';
  return get(codeAtom) === null ? 'phone' : 'otp';
});

const waitAtom = atom((get) => {
  const wait = get(baseWaitAtom) ?? get(storedWaitAtom);
  return wait?.phone === normalisePhone(get(keptAtom).draft.phone) ? wait : null;
});
/**
 * Until when no new code is worth asking for, in the clock's elapsed time; 0 when there is no wait. It survives a reload,
 * and holds for its phone: who has mistyped the number may correct it at once.
 */
export const codeWaitUntilAtom = atom((get) => get(waitAtom)?.until ?? 0);
/** The same of all that the service would be asked. [8.02] */
export const waitUntilAtom = atom((get) => {
  const wait = get(waitAtom);
  return wait?.what === 'all' ? wait.until : 0;
});

/**
 * What the visitor types; it takes back what was wrong with that field. While a try is under way nothing is taken: what
 * was checked and sent is what the next step goes on with. [5.02] [5.03]
 */
export const typeAtom = atom(null, (get, set, change: Partial<Draft> & Partial<Secrets>) => {
  if (get(baseBusyAtom)) return;
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
  const { keepsWork } = get(servicesAtom).platform;
  if (get(baseDoneAtom) !== null || !keepsWork) set(forgetAtom);
  set(baseDoneAtom, null);
  if (keepsWork) return;
  const visit = get(visitAtom);
  visit.number += 1;
  visit.isTrying = false;
  set(baseBusyAtom, false);
});

/** The service's answers; none comes to whoever stands before a shared screen after the one who has asked. (K1) */
const callAtom = atom((get) => {
  const { call } = get(servicesAtom);
  const visit = get(visitAtom);
  return (async (...args: Parameters<Call>) => {
    const { number } = visit;
    const nobody = new Promise<never>(() => {});
    try {
      const reply = await call(...args);
      return visit.number === number ? reply : await nobody;
    } catch (error) {
      if (visit.number !== number) await nobody;
      throw error;
    }
  }) as Call;
});

const forgetAtom = atom(null, (get, set) => {
  const services = get(servicesAtom);
  for (const key of ['registerDraft', 'registerWait', 'registerCode'] as const)
    services.platform.session.remove(storageKeys[key]);
  set(baseKeptAtom, emptyKept(services));
  set(baseSecretsAtom, { password: '', confirm: '' });
  set(baseCodeAtom, null);
  set(baseWaitAtom, { phone: '', until: 0, what: 'code' });
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
  set(runAtom, 'code', async () => {
    const { config } = get(servicesAtom);
    const call = get(callAtom);
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
export const resendAtom = atom(null, (_get, set) => set(runAtom, 'code', () => set(sendCodeAtom)));

const sendCodeAtom = atom(null, async (get, set) => {
  const { platform, clock } = get(servicesAtom);
  const call = get(callAtom);
  if (get(codeWaitUntilAtom) > clock.elapsed() && get(codeAtom) !== null) return set(baseStepAtom, 'otp');
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
  set(startWaitAtom, 'code');
  return set(baseStepAtom, 'otp');
});

/** Between two codes, and after too many requests: about a minute. [8.02] */
const startWaitAtom = atom(null, (get, set, what: Wait['what']) => {
  const { platform, clock } = get(servicesAtom);
  const wait = { phone: normalisePhone(get(draftAtom).phone), what };
  const kept: Wait = { ...wait, until: clock.device() + WAIT_MS };
  platform.session.set(storageKeys.registerWait, JSON.stringify(kept));
  set(baseWaitAtom, { ...wait, until: clock.elapsed() + WAIT_MS });
});

/** [2.22] [7.12] */
export const submitOtpAtom = atom(null, (get, set, typed: string) =>
  set(runAtom, 'all', async () => {
    const otpCode = toAsciiDigits(typed).replace(/\s/g, '');
    const otp = get(codeAtom);
    if (otpCode === '') return set(baseProblemAtom, { field: 'otp', complaint: 'otp_required' });
    if (otp === null) return set(baseStepAtom, 'phone');
    try {
      await get(callAtom)('POST /api/otp/verify', ({ message }) => message, {
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
  set(runAtom, 'all', async () => {
    const draft = get(draftAtom);
    const finding = checkProfile(draft, get(baseSecretsAtom));
    if (finding) return set(baseProblemAtom, finding);
    await get(callAtom)('POST /api/account/validate', ({ message }) => message, {
      body: { ...bodyOf(draft, get(baseSecretsAtom)), bankCode: '', bankAccountName: '', bankAccountNo: '' },
    });
    return set(baseStepAtom, 'bank');
  }),
);

/**
 * [2.24] [7.04] When no answer comes, the truth is asked for: a phone that is taken now was taken by this try. If it is
 * not taken yet, the try may still come through: it is remembered.
 */
export const submitBankAtom = atom(null, (get, set) =>
  set(runAtom, 'all', async () => {
    const call = get(callAtom);
    const secrets = get(baseSecretsAtom);
    if (secrets.password === '') return set(baseStepAtom, 'profile');
    const finding = checkBank(get(draftAtom));
    if (finding) return set(baseProblemAtom, finding);
    const draft = { ...get(draftAtom), bankAccountNo: normaliseAccountNo(get(draftAtom).bankAccountNo) };
    const kept = { ...get(keptAtom), draft };
    // Before it is sent: a reload must not forget it either.
    set(keepAtom, { ...kept, triedPhone: draft.phone });
    const body = bodyOf(draft, secrets);
    try {
      await call('POST /api/account', ({ message }) => message, {
        body: { ...body, currency: draft.currency },
      });
    } catch (error) {
      if (failureOf(error).kind !== 'unknown') {
        set(keepAtom, kept);
        throw error;
      }
      if (!(await isTaken(() => call('POST /api/account/validate', ({ message }) => message, { body }))))
        throw error;
      return set(finishAtom, 'existed');
    }
    return set(finishAtom, 'created');
  }),
);

const finishAtom = atom(null, (_get, set, how: 'created' | 'existed') => {
  set(forgetAtom);
  set(baseDoneAtom, how);
});

/**
 * Carries out one try at a time; a second press in the same breath is not heard.
 * @param waiting what has to wait if the service says that there were too many
 */
const runAtom = atom(null, async (get, set, waiting: Wait['what'], act: () => unknown) => {
  const visit = get(visitAtom);
  if (visit.isTrying) return;
  visit.isTrying = true;
  set(baseBusyAtom, true);
  set(baseProblemAtom, null);
  try {
    await act();
  } catch (error) {
    set(failAtom, failureOf(error), waiting);
  } finally {
    visit.isTrying = false;
    set(baseBusyAtom, false);
  }
});

const failAtom = atom(null, (get, set, failure: Failure, waiting: Wait['what']) => {
  const field = failure.kind === 'refused' ? fieldOfRefusal(failure.code) : null;
  if (failure.kind === 'refused') {
    const { draft, triedPhone } = get(keptAtom);
    // The try without an answer came through after all: the account is this visitor's own. [4.01]
    if (failure.code === 'EXISTING_USER' && triedPhone === normalisePhone(draft.phone))
      return set(finishAtom, 'existed');
    if (asksToWait(failure)) set(startWaitAtom, waiting);
    // A blocked phone gets no other code, whatever was asked.
    if (failure.code === 'OTP_BLOCK') set(startWaitAtom, 'code');
    if (failure.code === 'INVALID_CODE' && get(isInvitedAtom)) set(dropInviteAtom);
  }
  // The refusal is shown where it can be put right.
  const step = get(stepAtom);
  if (PHONE_FIELDS.includes(field) && step !== 'otp') set(baseStepAtom, 'phone');
  if (PROFILE_FIELDS.includes(field) && step === 'bank') set(baseStepAtom, 'profile');
  return set(baseProblemAtom, { field, failure });
});

/** Nobody registers with a code that the service does not know: it may be changed, and is not kept for a later visit. */
const dropInviteAtom = atom(null, (get, set) => {
  const kept = get(keptAtom);
  get(servicesAtom).platform.durable.remove(storageKeys.inviteCode);
  set(keepAtom, { ...kept, refusedCode: kept.draft.inviteCode });
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
