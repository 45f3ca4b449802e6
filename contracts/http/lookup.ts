import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nullable, Strict, Text } from '../shapes.ts';
import { BankNames } from './account.ts';

/**
 * A bank or payment service that takes deposits. [2.48] [3.11]
 * `mode` AUTO is a transfer to the account shown; QR is a code made for one deposit. [2.48]
 */
export const DepositBank = Strict({
  bankCode: Text(20),
  bankType: Text(20),
  mode: Type.Union([Type.Literal('AUTO'), Type.Literal('QR'), Type.Literal('MANUAL')]),
  currency: Text(8),
  bankAccountName: Text(),
  bankAccountNo: Text(40),
  bank: BankNames,
});

/** A mobile wallet that takes deposits: by transfer (AUTO) or by a gift link. [2.48] [2.51] */
export const DepositWallet = Strict({
  mode: Type.Union([Type.Literal('AUTO'), Type.Literal('gift')]),
  walletAccountName: Text(),
});

export const lookupEndpoints = {
  /** [3.07] The name under which the service presents itself, and its website. */
  'GET /api/lookup/info': endpoint({
    access: 'public',
    reply: Strict({ name: Text(), website: Text() }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [2.12] [3.07] `terminated` is 'gone' once the service has ended; otherwise null (value not shown). */
  'GET /api/lookup/active': endpoint({
    access: 'public',
    reply: Strict({ terminated: Nullable(Type.Literal('gone')) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [2.31] [3.07] Texts in HTML. */
  'GET /api/lookup/conditions': endpoint({
    access: 'public',
    reply: Type.Array(Text(20_000), { maxItems: 100 }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [2.48] [3.11] `isManual`: the service credits deposits by hand, from a slip. */
  'GET /api/lookup/deposit': endpoint({
    access: 'member',
    reply: Strict({
      banks: Type.Array(DepositBank),
      wallets: Type.Array(DepositWallet),
      isManual: Type.Boolean(),
    }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
};
