import Type from 'typebox';
import { IsoTime, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { Amount, OneOf } from './schemas.ts';

const BankSchema = Strict({ bankCode: Text(), bankAccountName: Text(), bankAccountNo: Text() });

export const MemberSchema = Strict({
  id: Text(),
  phone: Text(),
  name: Text(),
  currency: Text(),
  isActive: Type.Boolean(),
  hasWallet: Type.Boolean(),
  wallet: Type.Number(),
  /** True balances of the opened game accounts by code; the wallet call shows those of the last refresh. */
  games: Type.Record(Type.String(), Type.Number()),
  coins: Type.Integer(),
  bank: BankSchema,
});

const TokenBody = Strict({
  expiresInSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 31_536_000 })),
});

const OtpSchema = Strict({
  phone: Text(),
  ref: Text(),
  code: Text(),
  sentAt: IsoTime,
  expiresAt: IsoTime,
  wrongCodes: Type.Integer(),
  status: OneOf(['live', 'expired', 'replaced', 'used']),
});

export const members = {
  'GET /members': control({
    summary: 'All members with their balances',
    reply: Strict({ members: Type.Array(MemberSchema) }),
  }),
  'DELETE /members/{phone}': control({ summary: 'Removes a member; their tokens stay and say so' }),
  'PUT /members/{phone}/balance': control({
    summary: 'Brings the wallet (WALLET) or a game account (its code) to an amount',
    body: Strict({ account: Text(64), amount: Amount }),
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/active': control({
    summary: 'Activates or deactivates a member',
    body: Strict({ isActive: Type.Boolean() }),
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/wallet': control({
    summary: 'Whether the member has a wallet at all',
    body: Strict({ hasWallet: Type.Boolean() }),
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/bank': control({
    summary: "Changes the member's bank account, however odd; an empty code is none",
    body: BankSchema,
    reply: MemberSchema,
  }),
  'POST /members/{phone}/tokens': control({
    summary: 'Signs the member in without a password; 0 seconds issue a token that has expired already',
    body: TokenBody,
    reply: Strict({ token: Text(), memberId: Text(), expiresAt: IsoTime }),
  }),
  'DELETE /members/{phone}/tokens': control({ summary: 'Revokes all tokens of a member' }),
  'GET /otps': control({
    summary: 'One-time codes sent to phones, newest last',
    reply: Strict({ otps: Type.Array(OtpSchema) }),
  }),
};
