import { ApiError, type Failure, failureOf } from '../../api/api-error.ts';
import type { Call, Reply } from '../../api/call.ts';
import type { Services } from '../../shared/session/services.ts';
import { visitorFailure } from '../../api/session-refusals.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { readDone } from '../../api/read-done.ts';
import { isReason, isSuccessCode } from '../../api/reasons.ts';
import { WAIT_MS } from '../../shared/session/wait.ts';
import type { Form } from './register-form.ts';
import { type Answer, codeOf, type Facts, type Position, waitOf } from './register-machine.ts';
import { accountName } from './register-rules.ts';

interface Context {
  services: Pick<Services, 'call' | 'clock'>;
  sent: Facts;
  isCurrent: () => boolean;
}

/** Makes the requests of a step. Never throws; null once another attempt has taken its place. */
export async function requestStep(
  { step, resend }: Extract<Position, { status: 'sending' }>,
  context: Context,
): Promise<Answer | null> {
  try {
    if (resend) return await sendCode(context);
    return await REQUESTS[step](context);
  } catch (error) {
    return { type: 'failed', failure: visitorFailure(error, 'REGISTER_FAIL'), waitUntil: waitUntil(context) };
  }
}

const VERIFIED = 'OTP_VERIFIED';
const REQUESTS = { phone: requestPhone, otp: verifyCode, profile: validateProfile, bank: createAccount };

async function requestPhone(context: Context): Promise<Answer | null> {
  const { call } = context.services;
  const wantsCode = await call('GET /api/lookup/registerOTP', readWantsCode);
  if (!wantsCode) return { type: 'phone-passed' };
  return context.isCurrent() ? sendCode(context) : null;
}

/** @throws for anything but true and false: a damaged reply must not skip the code. [2.22] */
function readWantsCode({ registerOTP }: { registerOTP: boolean }): boolean {
  if (typeof registerOTP !== 'boolean') throw new TypeError('lookup reply: registerOTP is not a boolean');
  return registerOTP;
}

/** Another code invalidates the previous one. [2.22] */
async function sendCode(context: Context): Promise<Answer> {
  const { call, clock } = context.services;
  const { sent } = context;
  const phone = sent.form.phone;
  if (codeOf(sent) !== null && (waitOf(sent)?.until ?? 0) > clock.elapsed()) return { type: 'code-kept' };
  return unlessVerified(async () => {
    const code = await call('POST /api/otp/send', readCode, { body: { phoneNumber: phone } });
    return { type: 'code-sent', code: { phone, ...code }, waitUntil: waitUntil(context) };
  });
}

/** @throws if none was sent, or none is needed; without reference or token, none could be shown or verified. */
function readCode(reply: Reply<'POST /api/otp/send'>): { ref: string; token: string } {
  if (isReason(reply.code) && !isSuccessCode(reply.code) && reply.code !== 'OTP_CODE_VALID')
    throw new ApiError({ kind: 'refused', code: reply.code, status: 200 });
  const ref = shownTextFrom(reply.otpRef).trim();
  const token = textFrom(reply.otpToken);
  if (ref === '' || token === '') throw new TypeError('OTP reply: otpRef or otpToken is missing');
  return { ref, token };
}

function verifyCode({ services, sent }: Context): Promise<Answer> {
  const otpToken = codeOf(sent)?.token ?? '';
  return unlessVerified(async () => {
    await services.call('POST /api/otp/verify', readDone, {
      body: { otpToken, otpCode: sent.form.otp },
    });
    return { type: 'phone-passed' };
  });
}

/** A refusal may say that the phone is verified, which is the goal: as after an attempt whose reply was lost. */
async function unlessVerified(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    const failure = failureOf(error);
    const reason = 'code' in failure ? failure.code : 'message' in failure && failure.message;
    if (reason !== VERIFIED) throw error;
    return { type: 'phone-passed' };
  }
}

const NO_BANK = { bankCode: '', bankAccountNo: '', firstName: '', lastName: '' };

/** [7.03] @throws ApiError with the service's refusal. */
export const requestCheck = (call: Call, form: Form): Promise<true> =>
  call('POST /api/account/validate', readDone, { body: bodyOf(form) });

/** [2.23] [4.01] The bank's fields are sent empty: they come with the next step. */
async function validateProfile({ services, sent }: Context): Promise<Answer> {
  await requestCheck(services.call, { ...sent.form, ...NO_BANK });
  return { type: 'profile-accepted' };
}

/**
 * [2.24] [7.04] Without a reply, the phone is checked again, alone: if it is registered now, this attempt registered it. A service
 * that checks the bank first refuses the next attempt for the bank account of that one.
 */
async function createAccount({ services: { call }, sent, isCurrent }: Context): Promise<Answer | null> {
  try {
    await call('POST /api/account', readDone, {
      body: { ...bodyOf(sent.form), currency: sent.form.currency },
    });
    return { type: 'account-made', how: 'created' };
  } catch (error) {
    const failure = failureOf(error);
    const isOwnBank = codeOfFailure(failure) === 'EXISTING_BANK' && sent.tried?.phone === sent.form.phone;
    if (failure.kind !== 'unknown' && !isOwnBank) throw error;
    if (!isCurrent()) return null;
    if (await isTaken(() => requestCheck(call, { ...sent.form, ...NO_BANK })))
      return { type: 'account-made', how: 'existed' };
    throw error;
  }
}

async function isTaken(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return false;
  } catch (error) {
    return codeOfFailure(failureOf(error)) === 'EXISTING_USER';
  }
}

const codeOfFailure = (failure: Failure) => (failure.kind === 'refused' ? failure.code : null);

const waitUntil = ({ services: { clock } }: Context) => clock.elapsed() + WAIT_MS;

function bodyOf(form: Form) {
  return {
    name: form.name.trim(),
    username: form.phone,
    password: form.password,
    sourceCode: form.sourceCode,
    inviteCode: form.inviteCode.trim(),
    bankCode: form.bankCode,
    bankAccountName: accountName(form),
    bankAccountNo: form.bankAccountNo,
  };
}
