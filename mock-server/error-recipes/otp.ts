import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';
import { NEW_PHONE, receiveOtp, verifyPhone } from '../smoke/visitor.ts';

const send = async ({ call }: Tester) =>
  (await call('POST /api/otp/send', { body: { phoneNumber: NEW_PHONE } })).body;
const verify = async ({ call }: Tester, body: object) =>
  (await call('POST /api/otp/verify', { body })).body.message;

export const otpTriggers: readonly Trigger[] = [
  {
    code: 'OTP_CODE_VALID',
    call: 'POST /api/otp/verify',
    how: 'Have a code sent, read it at /otps and send it back.',
    run: async (tester) => verify(tester, await receiveOtp(tester)),
  },
  {
    code: 'OTP_CODE_INVALID',
    call: 'POST /api/otp/verify',
    how: 'Send back another code than the one that was sent.',
    run: async (tester) => verify(tester, { ...(await receiveOtp(tester)), otpCode: 'wrong' }),
  },
  {
    code: 'OTP_BLOCK',
    call: 'POST /api/otp/verify',
    how: 'Send back five wrong codes, then any code; or have more than five codes sent within an hour.',
    run: async (tester) => {
      const otp = await receiveOtp(tester);
      for (let time = 0; time < 5; time += 1) await verify(tester, { ...otp, otpCode: 'wrong' });
      return verify(tester, otp);
    },
  },
  {
    code: 'OTP_TOKEN_INVALID',
    call: 'POST /api/otp/verify',
    how: 'Send back a token that was never given.',
    run: (tester) => verify(tester, { otpToken: 'none', otpCode: '000000' }),
  },
  {
    code: 'OTP_NOT_EXIST',
    call: 'POST /api/otp/verify',
    how: 'Have a second code sent a minute later, then send the first one back.',
    run: async (tester) => {
      const first = await receiveOtp(tester);
      await tester.control.advanceClock({ seconds: 60 });
      await send(tester);
      return verify(tester, first);
    },
  },
  {
    code: 'OTP_VERIFIED',
    call: 'POST /api/otp/send',
    how: 'Verify a phone, then ask for another code; sending a used code back says it too.',
    run: async (tester) => {
      await verifyPhone(tester);
      return (await send(tester)).code;
    },
  },
  {
    code: 'OTP_EXPIRED',
    call: 'POST /api/otp/verify',
    how: 'Send the code back five minutes later.',
    run: async (tester) => {
      const otp = await receiveOtp(tester);
      await tester.control.advanceClock({ seconds: 300 });
      return verify(tester, otp);
    },
  },
  {
    code: 'OTP_SEND_FAIL',
    call: 'POST /api/otp/send',
    how: 'Let the part "otp-sending" fail, then ask for a code.',
    run: async (tester) => {
      await tester.control.setOutages(['otp-sending']);
      return (await send(tester)).message;
    },
  },
  {
    code: 'OTP_VERIFY_FAIL',
    call: 'POST /api/otp/verify',
    how: 'Have a code sent, let the part "otp-checking" fail, then send it back.',
    run: async (tester) => {
      const otp = await receiveOtp(tester);
      await tester.control.setOutages(['otp-checking']);
      return verify(tester, otp);
    },
  },
];
