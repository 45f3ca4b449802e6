import type { Client } from './create-client.ts';

/** A phone that no member has in any scenario. */
export const NEW_PHONE = '0611111111';

/** A registration without a currency, as the validation takes it. [7.03] */
export const CHECK = {
  name: 'Anong',
  username: NEW_PHONE,
  password: 'secret-1',
  sourceCode: '',
  inviteCode: '',
  bankCode: 'KBANK',
  bankAccountName: 'ANONG DEEJAI',
  bankAccountNo: '5551234567',
} as const;

/** A whole registration. [7.04] */
export const REGISTRATION = { ...CHECK, currency: 'BAHT' } as const;

/** Has a code sent, and reads it through the control API, as a person reads it on the phone. */
export async function receiveOtp(client: Client) {
  const { body } = await client.call('POST /api/otp/send', { body: { phoneNumber: NEW_PHONE } });
  return { otpToken: body.otpToken ?? '', otpCode: await client.control.otpCode(NEW_PHONE) };
}

/** After it, the phone may register. [4.01] */
export async function verifyPhone(client: Client): Promise<void> {
  await client.call('POST /api/otp/verify', { body: await receiveOtp(client) });
}
