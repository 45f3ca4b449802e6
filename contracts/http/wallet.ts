import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Baht, Code, Nullable, Strict, Text } from '../shapes.ts';
import { BankAccount, Profile } from './account.ts';

/** What a friend's invitation has brought, in baht, and how many invitations succeeded and failed. [3.13] */
export const InviteSummary = Strict({
  amount: Baht,
  success: Type.Integer({ minimum: 0 }),
  fail: Type.Integer({ minimum: 0 }),
});

/** A game account of the member at one provider. [3.09] */
export const GameAccount = Strict({
  code: Code,
  name: Text(),
  category: Type.Union([
    Type.Literal('slot'),
    Type.Literal('sport'),
    Type.Literal('casino'),
    Type.Literal('lotto'),
  ]),
  isActive: Type.Boolean(),
  amount: Baht,
  /** What one unit of `amount` is worth in baht; 1 when the game counts in baht. */
  ftWalletSlot: Type.Number({ exclusiveMinimum: 0 }),
  logo: Nullable(Text(500)),
  background: Nullable(Text(500)),
  web: Nullable(Text(500)),
  android: Nullable(Text(500)),
  ios: Nullable(Text(500)),
});

export const WalletReply = Strict({
  profile: Profile,
  bankAccount: BankAccount,
  wallet: Strict({ amount: Baht }),
  invite: InviteSummary,
  slots: Type.Array(GameAccount),
});

export const walletEndpoints = {
  /** [7.13] The wallet, and every game account as it was when last refreshed. */
  'GET /api/wallet': endpoint({
    access: 'member',
    reply: WalletReply,
    refuses: ['NO_WALLET'],
    badInput: 'NO_DATA',
  }),
  /** [7.14] Asks every provider for its balance. A GET that changes state: never repeat it by itself. */
  'GET /api/wallet/refresh/slot': endpoint({
    access: 'member',
    reply: Strict({ slots: Type.Array(GameAccount) }),
    refuses: ['NO_GAME'],
    badInput: 'NO_DATA',
  }),
};
