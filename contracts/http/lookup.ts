import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { LONGEST_CODE } from '../rules/code.ts';
import { Amount, Count, Nullable, OneOf, Strict, Text, TimeOfDay } from '../shapes.ts';
import { BankNames } from './account.ts';

/**
 * A bank or payment service that takes deposits. [2.48] [3.11]
 * `mode` AUTO is a transfer to the account shown; QR is a code for one deposit. [2.48]
 */
export const DepositBank = Strict({
  bankCode: Text(20),
  bankType: Text(20),
  mode: OneOf(['AUTO', 'QR', 'MANUAL']),
  currency: Text(8),
  bankAccountName: Text(),
  bankAccountNo: Text(40),
  bank: BankNames,
});

/** A mobile wallet that takes deposits: by transfer (AUTO) or by a gift link. [2.48] [2.51] */
export const DepositWallet = Strict({
  mode: OneOf(['AUTO', 'gift']),
  walletAccountName: Text(),
});

export const lookupEndpoints = {
  /** [3.05] Banks that a member may withdraw to: at least one, otherwise withdrawals are impossible. */
  'GET /api/lookup/banks': endpoint({
    access: 'public',
    reply: Type.Array(Strict({ code: Text(20), nameTH: Text() }), { minItems: 1 }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [3.05] Ways in which a visitor may have heard of the service. */
  'GET /api/lookup/sources': endpoint({
    access: 'public',
    reply: Type.Array(Strict({ code: Text(LONGEST_CODE), description: Text() })),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [3.07] Texts in HTML that a member accepts. [2.43] */
  'GET /api/lookup/agreements': endpoint({
    access: 'public',
    reply: Type.Array(Text(20_000), { maxItems: 100 }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [3.07] News in HTML, or null. */
  'GET /api/lookup/notice': endpoint({
    access: 'public',
    reply: Strict({ notice: Nullable(Text(20_000)) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [2.27] [2.28] [2.29] [3.07] `lineQR` is the address of a picture. */
  'GET /api/lookup/contact': endpoint({
    access: 'public',
    reply: Strict({
      contactText: Text(2000),
      lineLink: Nullable(Text(2000)),
      lineName: Nullable(Text()),
      lineQR: Nullable(Text(2000)),
    }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [2.22] [3.07] Whether a visitor's phone is verified by a code. */
  'GET /api/lookup/registerOTP': endpoint({
    access: 'public',
    reply: Strict({ registerOTP: Type.Boolean() }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  // [2.30] [3.07]
  'GET /api/lookup/enableChatWidget': endpoint({
    access: 'public',
    reply: Strict({ enableChatWidget: Type.Boolean() }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [3.07] [5.16] In the member's own currency. */
  'GET /api/lookup/withdraw': endpoint({
    access: 'member',
    reply: Strict({ withdrawMin: Amount, withdrawMax: Amount }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /**
   * [9.37] [9.38] Whether slips are accepted now, the daily period in which they are not, and for how many minutes
   * after a transfer a slip is valid. The spec does not show the shape.
   */
  'GET /api/lookup/slip': endpoint({
    access: 'member',
    reply: Strict({
      isOpen: Type.Boolean(),
      closedFrom: TimeOfDay,
      closedTo: TimeOfDay,
      validMinutes: Count,
    }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [3.07] Public name and website of the service. */
  'GET /api/lookup/info': endpoint({
    access: 'public',
    reply: Strict({ name: Text(), website: Text() }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /**
   * [2.12] [3.07] `terminated` is 'gone' once the service has ended, otherwise null (the spec does not show this
   * value).
   */
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
  /** [2.48] [3.11] `isManual`: staff credit deposits by hand from a slip. */
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
