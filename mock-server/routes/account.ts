import type { Handlers } from '../route.ts';
import { bankAccountReply, profileReply } from './replies.ts';

export const accountHandlers = {
  'GET /api/account/profile': ({ member }) => ({
    profile: profileReply(member),
    bankAccount: bankAccountReply(member),
  }),
} satisfies Partial<Handlers>;
