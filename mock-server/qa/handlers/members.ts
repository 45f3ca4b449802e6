import QRCode from 'qrcode';
import { satang, WALLET } from 'contracts/rules';
import type { members as verbs } from '../../control/members.ts';
import { forgetRoom } from '../../world/chat/chat.ts';
import { isoTime } from '../../engine/clock.ts';
import { endTokens, issueToken } from '../../world/members/tokens.ts';
import { addMember, memberByPhone, removeMember } from '../../world/members/members.ts';
import { canRegister } from '../../world/members/phone-rule.ts';
import { setBalance } from '../../world/wallet/set-balance.ts';
import type { Handlers } from '../handler.ts';
import { withField, VerbRefusal } from '../verb-refusal.ts';
import { memberView, otpView } from './views.ts';

const PASSWORD = '123456';
const BANKS = { THB: 'KBANK', LAK: 'BCEL' };

export const memberHandlers: Handlers<keyof typeof verbs> = {
  'GET /members': ({ world }) => ({
    members: [...world.members.values()].map((member) => memberView(world, member)),
  }),
  'POST /members': ({ world, body }) => {
    const { phone, name = phone, password = PASSWORD, currency = 'THB', amount = 0 } = body;
    // Members of both editions sign in to a Thai world too.
    if (!canRegister(phone, world.flags.edition === 'laos' ? 'laos' : 'both'))
      throw new VerbRefusal(
        'BAD_INPUT',
        `body: /phone must have ten digits, or eight after 020, and is "${phone}"`,
      );
    if (memberByPhone(world, phone))
      throw new VerbRefusal('CONFLICT', `body: /phone ${phone} is a member of this world already`);
    const member = addMember(world, {
      phone,
      name,
      password,
      currency,
      coin: 0,
      createdAt: world.clock.now(),
      bankAccount: { bankCode: BANKS[currency], bankAccountName: name, bankAccountNo: phone },
      invite: { amount: satang(0), success: 0, fail: 0 },
      invitedBy: null,
    });
    setBalance(world, member, WALLET, amount);
    return memberView(world, member);
  },
  'PUT /members/{phone}/currency': ({ world, member, body }) => {
    member.currency = body.currency;
    return memberView(world, member);
  },
  'DELETE /members/{phone}': ({ world, member }) => {
    removeMember(world, member);
    forgetRoom(world, member.id);
  },
  'PUT /members/{phone}/balance': ({ world, member, body }) => {
    withField('account', () => setBalance(world, member, body.account, body.amount));
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
  'POST /members/{phone}/open': async ({ world, member, apps: { web, hosts } }) => {
    if (web === null || hosts.length === 0) return { addresses: [] };
    const token = issueToken(world, member);
    const ticket = new URLSearchParams({ world: world.name, phone: member.phone, token }).toString();
    const addresses = hosts.map((host) => {
      const url = new URL('/mock/open', web);
      url.hostname = host;
      return `${url.href}#${ticket}`;
    });
    return {
      addresses: await Promise.all(
        addresses.map(async (address) => ({
          address,
          qr: await QRCode.toString(address, { type: 'svg', margin: 2 }),
        })),
      ),
    };
  },
  'DELETE /members/{phone}/tokens': ({ world, member }) => endTokens(world, member, 'revoked'),
  'GET /otps': ({ world }) => ({ otps: [...world.otps].map(([token, otp]) => otpView(world, token, otp)) }),
};
