import type { Handlers } from '../http/route.ts';
import { sendOtp, verifyOtp } from '../world/members/otp.ts';

export const otpHandlers = {
  'POST /api/otp/send': ({ world, body }) => {
    const sent = sendOtp(world, body.phoneNumber);
    return sent
      ? { otpRef: sent.ref, otpToken: sent.token, code: 'SUCCESS' }
      : { otpRef: null, otpToken: null, code: 'OTP_VERIFIED' };
  },
  'POST /api/otp/verify': ({ world, body }) => ({ message: verifyOtp(world, body.otpToken, body.otpCode) }),
} satisfies Partial<Handlers>;
