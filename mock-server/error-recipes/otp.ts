import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';
import { NEW_PHONE, receiveOtp, verifyPhone } from '../client/visitor.ts';

const send = async ({ call }: Client) =>
  (await call('POST /api/otp/send', { body: { phoneNumber: NEW_PHONE } })).body;
const verify = async ({ call }: Client, body: object) =>
  (await call('POST /api/otp/verify', { body })).body.message;

export const otpRecipes: readonly ErrorRecipe[] = [
  {
    code: 'OTP_CODE_VALID',
    call: 'POST /api/otp/verify',
    how: 'Have a code sent, read it at /otps and send it back.',
    run: async (client) => verify(client, await receiveOtp(client)),
  },
  {
    code: 'OTP_CODE_INVALID',
    call: 'POST /api/otp/verify',
    how: 'Send back another code than the one that was sent.',
    run: async (client) => verify(client, { ...(await receiveOtp(client)), otpCode: 'wrong' }),
  },
  {
    code: 'OTP_BLOCK',
    call: 'POST /api/otp/verify',
    how: 'Send back five wrong codes, then any code; or have more than five codes sent within an hour.',
    run: async (client) => {
      const otp = await receiveOtp(client);
      for (let time = 0; time < 5; time += 1) await verify(client, { ...otp, otpCode: 'wrong' });
      return verify(client, otp);
    },
  },
  {
    code: 'OTP_TOKEN_INVALID',
    call: 'POST /api/otp/verify',
    how: 'Send back a token that was never given.',
    run: (client) => verify(client, { otpToken: 'none', otpCode: '000000' }),
  },
  {
    code: 'OTP_NOT_EXIST',
    call: 'POST /api/otp/verify',
    how: 'Have a second code sent a minute later, then send the first one back.',
    run: async (client) => {
      const first = await receiveOtp(client);
      await client.control.advanceClock({ seconds: 60 });
      await send(client);
      return verify(client, first);
    },
  },
  {
    code: 'OTP_VERIFIED',
    call: 'POST /api/otp/send',
    how: 'Verify a phone, then ask for another code; sending a used code back says it too.',
    run: async (client) => {
      await verifyPhone(client);
      return (await send(client)).code;
    },
  },
  {
    code: 'OTP_EXPIRED',
    call: 'POST /api/otp/verify',
    how: 'Send the code back five minutes later.',
    run: async (client) => {
      const otp = await receiveOtp(client);
      await client.control.advanceClock({ seconds: 300 });
      return verify(client, otp);
    },
  },
  {
    code: 'OTP_SEND_FAIL',
    call: 'POST /api/otp/send',
    how: 'Put "otp-sending" out of service, then ask for a code.',
    run: async (client) => {
      await client.control.setOutages(['otp-sending']);
      return (await send(client)).message;
    },
  },
  {
    code: 'OTP_VERIFY_FAIL',
    call: 'POST /api/otp/verify',
    how: 'Have a code sent, put "otp-checking" out of service, then send it back.',
    run: async (client) => {
      const otp = await receiveOtp(client);
      await client.control.setOutages(['otp-checking']);
      return verify(client, otp);
    },
  },
];
