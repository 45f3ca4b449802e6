import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';
import { NEW_PHONE, receiveOtp } from '../../client/visitor.ts';

export const otpExamples = {
  'POST /api/otp/send': { input: () => ({ body: { phoneNumber: NEW_PHONE } }) },
  'POST /api/otp/verify': { input: async (client) => ({ body: await receiveOtp(client) }) },
} satisfies Partial<Record<EndpointKey, Example>>;
