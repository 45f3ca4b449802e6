import Type from 'typebox';
import { IsoTime, OneOf, Strict, Text } from 'contracts';
import { control, Phone } from './endpoint.ts';
import { Amount } from './schemas.ts';

/** As long as the API can answer. */
const BankSchema = Strict({ bankCode: Text(20), bankAccountName: Text(), bankAccountNo: Text(40) });

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
  /** The token that the visitor's app sends back with the code. */
  token: Text(),
  phone: Text(),
  ref: Text(),
  code: Text(),
  sentAt: IsoTime,
  expiresAt: IsoTime,
  wrongCodes: Type.Integer(),
  status: OneOf(['live', 'expired', 'replaced', 'used']),
});

const NewMemberBody = Strict({
  phone: Phone,
  /** The name that the app greets; the phone by default. */
  name: Type.Optional(Text(100)),
  /** Six digits, as for all members here; `123456` by default. */
  password: Type.Optional(Type.String({ minLength: 6, maxLength: 40 })),
  currency: Type.Optional(OneOf(['THB', 'LAK'])),
  amount: Type.Optional(Amount),
});

export const members = {
  'POST /members': control({
    summary: 'Adds a member with a bank account and, if given, money in the wallet',
    body: NewMemberBody,
    example: { phone: '0855555555', name: 'Nok', amount: 500 },
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/currency': control({
    summary: 'Changes the currency of the wallet; the figures stay as they are',
    body: Strict({ currency: OneOf(['THB', 'LAK']) }),
    example: { currency: 'LAK' },
    reply: MemberSchema,
  }),
  'GET /members': control({
    summary: 'All members with their balances',
    reply: Strict({ members: Type.Array(MemberSchema) }),
  }),
  'DELETE /members/{phone}': control({ summary: 'Removes a member; their tokens stay and say so' }),
  'PUT /members/{phone}/balance': control({
    summary: 'Brings the wallet (WALLET) or a game account (its code) to an amount',
    body: Strict({ account: Text(64), amount: Amount }),
    example: { account: 'WALLET', amount: 500 },
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/active': control({
    summary: 'Activates or deactivates a member',
    body: Strict({ isActive: Type.Boolean() }),
    example: { isActive: false },
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/wallet': control({
    summary: 'Whether the member has a wallet at all',
    body: Strict({ hasWallet: Type.Boolean() }),
    example: { hasWallet: false },
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/bank': control({
    summary: "Changes the member's bank account, however odd; an empty code is none",
    body: BankSchema,
    example: { bankCode: 'SCB', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '4098765432' },
    reply: MemberSchema,
  }),
  'POST /members/{phone}/tokens': control({
    summary: 'Signs the member in without a password; 0 seconds issue a token that has expired already',
    body: TokenBody,
    example: { expiresInSeconds: 3600 },
    reply: Strict({ token: Text(), memberId: Text(), expiresAt: IsoTime }),
  }),
  'POST /members/{phone}/open': control({
    summary:
      'Addresses that open the app with the member signed in, for devices of the network; none unless MOCK_HOST lets them in and the mock was started with the apps',
    reply: Strict({
      addresses: Type.Array(Strict({ address: Text(500), qr: Type.String({ maxLength: 100_000 }) })),
    }),
  }),
  'DELETE /members/{phone}/tokens': control({ summary: 'Revokes all tokens of a member' }),
  'GET /otps': control({
    summary: 'One-time codes sent to phones, newest last',
    reply: Strict({ otps: Type.Array(OtpSchema) }),
  }),
};
