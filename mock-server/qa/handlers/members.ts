import type { members as verbs } from '../../control/members.ts';
import { isoTime } from '../../engine/clock.ts';
import { endTokens, issueToken } from '../../world/members/tokens.ts';
import { removeMember } from '../../world/members/members.ts';
import { setBalance } from '../../world/wallet/set-balance.ts';
import type { Handlers } from '../handler.ts';
import { memberView, otpView } from './views.ts';

export const memberHandlers: Handlers<keyof typeof verbs> = {
  'GET /members': ({ world }) => ({
    members: [...world.members.values()].map((member) => memberView(world, member)),
  }),
  'DELETE /members/{phone}': ({ world, member }) => removeMember(world, member),
  'PUT /members/{phone}/balance': ({ world, member, body }) => {
    setBalance(world, member, body.account, body.amount);
    return memberView(world, member);
  },
  'PUT /members/{phone}/active': ({ world, member, body }) => {
    member.isActive = body.isActive;
    return memberView(world, member);
  },
  'PUT /members/{phone}/wallet': ({ world, member, body }) => {
    member.hasWallet = body.hasWallet;
    return memberView(world, member);
  },
  'PUT /members/{phone}/bank': ({ world, member, body }) => {
    member.bankAccount = body;
    return memberView(world, member);
  },
  'POST /members/{phone}/tokens': ({ world, member, body }) => {
    const { expiresInSeconds: seconds = world.flags.tokenSeconds } = body;
    const token = issueToken(world, member, seconds);
    return { token, memberId: member.id, expiresAt: isoTime(world.clock.now() + seconds * 1000) };
  },
  'DELETE /members/{phone}/tokens': ({ world, member }) => endTokens(world, member, 'revoked'),
  'GET /otps': ({ world }) => ({ otps: [...world.otps.values()].map((otp) => otpView(world, otp)) }),
};
