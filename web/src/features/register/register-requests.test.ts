import { describe, expect, it } from 'vitest';
import { ApiError, type Failure } from '../../api/api-error.ts';
import { createCall } from '../../api/call.ts';
import { createServiceClock } from '../../api/service-clock.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import type { Form, Step } from './register-form.ts';
import { emptyFacts, type Facts } from './register-machine.ts';
import { requestStep } from './register-requests.ts';

/** Every field has another value, so that none can stand for another. */
const FORM: Form = {
  phone: '0611111111',
  otp: '12a',
  name: ' Anong ',
  password: ' secret-1 ',
  confirm: ' secret-2 ',
  sourceCode: 'friend',
  inviteCode: ' PR64b7 ',
  bankCode: 'BCEL',
  bankAccountNo: '55512345678901',
  firstName: 'Anong',
  lastName: 'Deejai',
  currency: 'LAK',
};
const CODE = { phone: FORM.phone, ref: 'REF1', token: 'token-1' };

/** Runs a step against prepared replies; returns its answer and what was sent. */
async function request(
  step: Step,
  replies: Record<string, unknown>,
  form: Partial<Form> = {},
  { resend = false, ...known }: Partial<Facts> & { resend?: boolean } = {},
) {
  const sent: [key: string, body: unknown][] = [];
  const call = createCall(async ({ method, url, data }) => {
    sent.push([`${method} ${url}`, data]);
    const reply = replies[`${method} ${url}`];
    if (reply instanceof Error) throw reply;
    return reply;
  });
  const facts = { ...emptyFacts('laos', null), form: { ...FORM, ...form } };
  const sentFacts = { ...facts, sentCode: step === 'otp' ? CODE : null, ...known };
  const answer = await requestStep(
    { status: 'sending', step, resend, sent: sentFacts },
    {
      services: { call, clock: createServiceClock(createTestClock()) },
      sent: sentFacts,
      isCurrent: () => true,
    },
  );
  return { answer, sent };
}

const REGISTRATION = {
  name: 'Anong',
  username: '0611111111',
  password: ' secret-1 ',
  sourceCode: 'friend',
  inviteCode: 'PR64b7',
  bankCode: 'BCEL',
  bankAccountName: 'ANONG DEEJAI',
  bankAccountNo: '55512345678901',
};
const DONE = { message: 'SUCCESS' };

describe('the requests of the registration', () => {
  it.each(['LAK', 'BAHT'] as const)(
    'create the account with all nine fields, in %s [1.20] [2.24] [3.01] [7.04]',
    async (currency) => {
      const { sent, answer } = await request('bank', { 'POST /api/account': DONE }, { currency });
      expect(sent).toEqual([['POST /api/account', { ...REGISTRATION, currency }]]);
      expect(answer).toEqual({ type: 'account-made', how: 'created' });
    },
  );

  it('make no further check of an account that was refused [4.01] [7.04]', async () => {
    const failure: Failure = { kind: 'refused', code: 'EXISTING_USER', status: 409 };
    const { sent, answer } = await request('bank', {
      'POST /api/account': new ApiError(failure),
      'POST /api/account/validate': new ApiError(failure),
    });
    expect(sent.map(([key]) => key)).toEqual(['POST /api/account']);
    expect(answer).toMatchObject({ type: 'failed', failure });
  });

  it('check the profile without a currency, and with an empty bank [2.23] [3.01] [4.01] [7.03]', async () => {
    const { sent, answer } = await request('profile', { 'POST /api/account/validate': DONE });
    const noBank = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
    expect(sent).toEqual([['POST /api/account/validate', { ...REGISTRATION, ...noBank }]]);
    expect(answer).toEqual({ type: 'profile-accepted' });
  });

  it('send a code, and keep its reference and token [2.22] [3.06] [4.01] [7.11]', async () => {
    const reply = { code: 'OTP_CODE_VALID', otpRef: 'REF1', otpToken: 'token-1' };
    const { sent, answer } = await request('phone', {
      'GET /api/lookup/registerOTP': { registerOTP: true },
      'POST /api/otp/send': reply,
    });
    expect(sent).toEqual([
      ['GET /api/lookup/registerOTP', undefined],
      ['POST /api/otp/send', { phoneNumber: '0611111111' }],
    ]);
    expect(answer).toMatchObject({ type: 'code-sent', code: CODE });
  });

  const sendsCode = (reply: object = { otpRef: ' REF1 ', otpToken: 'token-1' }) => ({
    'GET /api/lookup/registerOTP': { registerOTP: true },
    'POST /api/otp/send': reply,
  });

  it.each([
    ['keep the last code until its wait is over', FORM.phone, 60_000, { type: 'code-kept' }],
    ['replace the last code once its wait is over', FORM.phone, 0, { type: 'code-sent', waitUntil: 60_000 }],
    ['send a code to another phone at once', '0622222222', 60_000, { type: 'code-sent', code: CODE }],
  ])('%s', async (_name, phone, until, end) => {
    const known = { sentCode: { ...CODE, phone }, wait: { phone, until, what: 'code' as const } };
    const { sent, answer } = await request('phone', sendsCode(), {}, known);
    expect(answer).toMatchObject(end);
    expect(sent).toHaveLength(end.type === 'code-kept' ? 1 : 2);
  });

  it('send a code during a wait when none was sent before [2.22]', async () => {
    const wait = { phone: FORM.phone, until: 60_000, what: 'code' as const };
    const { answer } = await request('phone', sendsCode(), {}, { wait });
    expect(answer).toMatchObject({ type: 'code-sent', code: CODE });
  });

  it('send another code without asking again whether codes are on', async () => {
    const { sent, answer } = await request('otp', sendsCode(), {}, { resend: true });
    expect(sent.map(([key]) => key)).toEqual(['POST /api/otp/send']);
    expect(answer).toMatchObject({ type: 'code-sent', code: CODE });
  });

  it.each([{}, { otpRef: ' ', otpToken: 'token-1' }, { otpRef: 'REF1', otpToken: '' }])(
    'take no code from the reply %j [3.06] [7.11]',
    async (reply) => {
      const { answer } = await request('phone', sendsCode(reply));
      expect(answer).toEqual({ type: 'failed', failure: { kind: 'unknown' }, waitUntil: 60_000 });
    },
  );

  it.each([undefined, null, 'false', 0])(
    'skip no code when %j says whether codes are on [2.22] [3.07]',
    async (registerOTP) => {
      const replies = { ...sendsCode(), 'GET /api/lookup/registerOTP': { registerOTP } };
      const { sent, answer } = await request('phone', replies);
      expect(answer).toMatchObject({ type: 'failed', failure: { kind: 'unknown' } });
      expect(sent).toHaveLength(1);
    },
  );

  it.each([
    ['a code', { code: 'OTP_VERIFIED', otpRef: 'REF1', otpToken: 'token-1' }],
    ['only a message', { message: 'OTP_VERIFIED' }],
    ['a refusal', new ApiError({ kind: 'refused', code: 'OTP_VERIFIED', status: 409 })],
  ])(
    'need no code for a phone that is verified already, as %s says [2.22] [3.06] [4.01] [7.11] [8.03]',
    async (_what, reply) => {
      const { answer } = await request('phone', sendsCode(reply));
      expect(answer).toEqual({ type: 'phone-passed' });
    },
  );

  it('pass no phone to which the service sends no code [2.22] [7.11] [8.03]', async () => {
    const failure: Failure = { kind: 'refused', code: 'OTP_BLOCK', status: 429 };
    const { answer } = await request('phone', sendsCode(new ApiError(failure)));
    expect(answer).toMatchObject({ type: 'failed', failure });
  });

  it.each([
    ['OTP_BLOCK', { code: 'OTP_BLOCK', otpRef: 'REF1', otpToken: 'token-1' }],
    ['OTP_SEND_FAIL', { code: 'OTP_SEND_FAIL' }],
  ])('take %s in place of SUCCESS for a refusal [3.06] [7.11] [8.03]', async (code, reply) => {
    const { answer } = await request('phone', sendsCode(reply));
    expect(answer).toMatchObject({ type: 'failed', failure: { kind: 'refused', code, status: 200 } });
  });

  it.each(['SUCCESS', 'OK', 'OTP_CODE_VALID', 'NEW_WORD'])(
    'take %s with a reference for a sent code [3.06] [7.11]',
    async (code) => {
      const { answer } = await request('phone', sendsCode({ code, otpRef: 'REF1', otpToken: 'token-1' }));
      expect(answer).toMatchObject({ type: 'code-sent' });
    },
  );

  it.each(['phone', 'profile', 'bank'] as const)(
    'ask no visitor at the step %s to log in first, if the service refuses without a reason [8.02]',
    async (step) => {
      const refused = new ApiError({ kind: 'refused', code: 'UNAUTHORIZED', status: 401 });
      const { answer } = await request(step, {
        'GET /api/lookup/registerOTP': refused,
        'POST /api/account/validate': refused,
        'POST /api/account': refused,
      });
      expect(answer).toMatchObject({ type: 'failed', failure: { code: 'REGISTER_FAIL', status: 401 } });
    },
  );

  it('send no code while codes are off [2.22] [3.07] [4.01] [7.02]', async () => {
    const { sent, answer } = await request('phone', {
      'GET /api/lookup/registerOTP': { registerOTP: false },
    });
    expect(sent).toHaveLength(1);
    expect(answer).toEqual({ type: 'phone-passed' });
  });

  it('verify the typed code with the token of the sent one [2.22] [3.06] [7.12]', async () => {
    const { sent, answer } = await request('otp', { 'POST /api/otp/verify': DONE });
    expect(sent).toEqual([['POST /api/otp/verify', { otpToken: 'token-1', otpCode: '12a' }]]);
    expect(answer).toEqual({ type: 'phone-passed' });
  });

  it('pass a phone whose code was verified before, because its answer was lost [2.22] [4.01] [7.12] [8.03]', async () => {
    const failure: Failure = { kind: 'refused', code: 'OTP_VERIFIED', status: 422 };
    const { answer } = await request('otp', { 'POST /api/otp/verify': new ApiError(failure) });
    expect(answer).toEqual({ type: 'phone-passed' });
  });

  it('pass no phone by a code that the service refuses [2.22] [7.12] [8.03]', async () => {
    const failure: Failure = { kind: 'refused', code: 'OTP_CODE_INVALID', status: 422 };
    const { answer } = await request('otp', { 'POST /api/otp/verify': new ApiError(failure) });
    expect(answer).toMatchObject({ type: 'failed', failure });
  });

  it.each([
    ['EXISTING_USER', { type: 'account-made', how: 'existed' }],
    ['EXISTING_BANK', { type: 'failed', failure: { kind: 'unknown' } }],
    ['INVALID_USER_1', { type: 'failed', failure: { kind: 'unknown' } }],
  ])(
    'take an account without an answer for made only after EXISTING_USER (%s) [2.24] [7.04] [8.04]',
    async (code, expected) => {
      const { sent, answer } = await request('bank', {
        'POST /api/account': new ApiError({ kind: 'unknown' }),
        'POST /api/account/validate': new ApiError({ kind: 'refused', code, status: 400 }),
      });
      expect(answer).toMatchObject(expected);
      // Without the bank, which a service may name before the phone.
      const phoneAlone = { bankCode: '', bankAccountNo: '', bankAccountName: '' };
      expect(sent).toEqual([
        ['POST /api/account', { ...REGISTRATION, currency: 'LAK' }],
        ['POST /api/account/validate', { ...REGISTRATION, ...phoneAlone }],
      ]);
    },
  );

  it.each([
    ['whose answer was lost', { ...FORM }, true],
    ['of another phone', { ...FORM, phone: '0622222222' }, false],
    ['that was not made before', null, false],
  ])(
    'find the account of an attempt %s behind EXISTING_BANK [4.01] [7.04] [8.04]',
    async (_of, tried, isOwn) => {
      const refused = (code: string) => new ApiError({ kind: 'refused', code, status: 400 });
      const { answer } = await request(
        'bank',
        {
          'POST /api/account': refused('EXISTING_BANK'),
          'POST /api/account/validate': refused('EXISTING_USER'),
        },
        {},
        { tried },
      );
      expect(answer).toMatchObject(
        isOwn
          ? { type: 'account-made', how: 'existed' }
          : { type: 'failed', failure: { kind: 'refused', code: 'EXISTING_BANK' } },
      );
    },
  );
});
