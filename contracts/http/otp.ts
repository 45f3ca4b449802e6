import { endpoint } from '../endpoint.ts';
import { MessageReply, Nullable, Strict, Text } from '../shapes.ts';

export const otpEndpoints = {
  /**
   * [7.11] [3.06] `code` is SUCCESS, or OTP_VERIFIED for a phone that needs no code; then reference and token are
   * absent. [4.01]
   */
  'POST /api/otp/send': endpoint({
    access: 'public',
    body: Strict({ phoneNumber: Text(40) }),
    reply: Strict({ otpRef: Nullable(Text(20)), otpToken: Nullable(Text()), code: Text(40) }),
    refuses: [
      'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'EXISTING_USER',
      'OTP_BLOCK',
      'OTP_SEND_FAIL',
      'REQUEST_LIMIT_1MIN',
    ],
    badInput: 'PHONE_NUMBER_REQUIRE_10_DIGIT',
  }),
  /** [7.12] Replies OTP_CODE_VALID. */
  'POST /api/otp/verify': endpoint({
    access: 'public',
    body: Strict({ otpToken: Text(), otpCode: Text(20) }),
    reply: MessageReply,
    refuses: [
      'OTP_TOKEN_INVALID',
      'OTP_NOT_EXIST',
      'OTP_VERIFIED',
      'OTP_EXPIRED',
      'OTP_CODE_INVALID',
      'OTP_BLOCK',
      'OTP_VERIFY_FAIL',
    ],
    badInput: 'OTP_CODE_INVALID',
  }),
};
