import type { Handlers } from '../http/route.ts';
import { changePassword, renameBankAccount, updateProfile } from '../world/members/account.ts';
import { checkRegistration, register } from '../world/members/registration.ts';
import { bankAccountReply, DONE, profileReply } from './replies.ts';

export const accountHandlers = {
  'POST /api/account/validate': ({ world, body }) => {
    checkRegistration(world, body);
    return { message: 'OK' };
  },
  'POST /api/account': ({ world, body }) => {
    register(world, body);
    return DONE;
  },
  'GET /api/account/profile': ({ member }) => ({
    profile: profileReply(member),
    bankAccount: bankAccountReply(member),
  }),
  'PUT /api/account/profile': ({ world, member, body }) => {
    updateProfile(world, member, body);
    return DONE;
  },
  'PUT /api/account/bankAccountName': ({ member, body }) => {
    renameBankAccount(member, body);
    return DONE;
  },
  'PUT /api/account/changepwd': ({ world, member, body, token }) => {
    changePassword(world, member, body, token);
    return DONE;
  },
} satisfies Partial<Handlers>;
