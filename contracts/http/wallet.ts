import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { SLIP_MAX_BYTES, SLIP_TYPES } from '../rules/upload.ts';
import {
  Amount,
  Baht,
  Code,
  Count,
  GameUnits,
  MessageReply,
  MoneyReply,
  Nullable,
  OneOf,
  Strict,
  Text,
} from '../shapes.ts';
import { BankAccount, Profile } from './account.ts';

/** Earnings from invitations in baht, and the number of successful and failed invitations. [3.13] */
export const InviteSummary = Strict({
  amount: Amount,
  success: Count,
  fail: Count,
});

/** A game account of the member at one provider. [3.09] */
export const GameAccount = Strict({
  code: Code,
  name: Text(),
  category: OneOf(['slot', 'sport', 'casino', 'lotto']),
  isActive: Type.Boolean(),
  amount: GameUnits,
  /** Value of one unit of `amount` in baht; 1 when the game uses baht. */
  ftWalletSlot: Type.Number({ exclusiveMinimum: 0 }),
  logo: Nullable(Text(500)),
  background: Nullable(Text(500)),
  web: Nullable(Text(500)),
  android: Nullable(Text(500)),
  ios: Nullable(Text(500)),
});

const GameAccounts = Type.Array(GameAccount, { minItems: 1 });

export const WalletReply = Strict({
  profile: Profile,
  bankAccount: BankAccount,
  wallet: Strict({ amount: Baht }),
  invite: InviteSummary,
  slots: GameAccounts,
});

/** An amount above the maximum gets the minimum's code too: the catalogue has no code for a maximum. [5.16] */
const WITHDRAW_REFUSALS = [
  'NO_WALLET',
  'NO_BANK',
  'TRANSFER_MINIMUM',
  'MONEY_NOT_ENOUGH',
  'BONUS_CONDITION',
] as const;

export const walletEndpoints = {
  /** [7.13] The wallet, and every game account as of its last refresh. */
  'GET /api/wallet': endpoint({
    access: 'member',
    reply: WalletReply,
    refuses: ['NO_WALLET'],
    badInput: 'NO_DATA',
  }),
  /**
   * [7.14] Asks every provider for its balance. A GET that changes state: clients must not retry it automatically. The
   * spec does not show the reply: it leaves out games that could not be asked, so that the client sees which provider
   * failed.
   */
  'GET /api/wallet/refresh/slot': endpoint({
    access: 'member',
    reply: Strict({ slots: Type.Array(GameAccount) }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.15] Opens a game account. A GET that changes state. */
  'GET /api/wallet/activate/{slotCode}': endpoint({
    access: 'member',
    params: Strict({ slotCode: Code }),
    reply: MessageReply,
    refuses: ['NO_GAME', 'SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL'],
    badInput: 'NO_GAME',
  }),
  /** [7.16] [3.10] `event` is the state that one provider's login form requires. */
  'GET /api/wallet/account/{slotCode}': endpoint({
    access: 'member',
    params: Strict({ slotCode: Code }),
    reply: Strict({ username: Text(64), password: Text(64), event: Nullable(Text(2000)) }),
    refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'NOT_AREASLOT', 'NOT_UFABET'],
    badInput: 'NO_GAME',
  }),
  /** [7.17] A GET that changes state. */
  'GET /api/wallet/resetpassword/{slotCode}': endpoint({
    access: 'member',
    params: Strict({ slotCode: Code }),
    reply: MessageReply,
    refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'SLOT_RESET_PASSWORD_FAIL', 'NOT_AREASLOT', 'NOT_UFABET'],
    badInput: 'NO_GAME',
  }),
  /** [7.18] [4.05] Adds this amount of invitation earnings to the wallet. The spec does not say which earnings. */
  'POST /api/wallet/add': endpoint({
    access: 'member',
    body: Strict({ amount: Baht }),
    reply: MoneyReply,
    refuses: ['NO_WALLET', 'NO_INVITE_BONUS', 'INVITE_INACTIVE', 'TRANSFER_MINIMUM'],
    badInput: 'TRANSFER_MINIMUM',
  }),
  /** [7.19] [5.12]–[5.14] `from` and `to` are WALLET or a game code. */
  'POST /api/wallet/transfer': endpoint({
    access: 'member',
    body: Strict({ from: Code, to: Code, amount: Baht }),
    reply: MoneyReply,
    refuses: [
      'NO_WALLET',
      'NO_GAME',
      'SLOT_NO_ACCOUNT',
      'TRANSFER_MINIMUM',
      'MONEY_NOT_ENOUGH',
      'TRANSFER_FAIL',
    ],
    badInput: 'TRANSFER_FAIL',
  }),
  /** [7.20] Moves all money of the other accounts to the named account. */
  'POST /api/wallet/transferAll': endpoint({
    access: 'member',
    body: Strict({ to: Code }),
    reply: MoneyReply,
    refuses: ['NO_WALLET', 'NO_GAME', 'SLOT_NO_ACCOUNT', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'],
    badInput: 'TRANSFER_FAIL',
  }),
  /** [7.21] Withdraws from the wallet only. */
  'POST /api/wallet/withdraw': endpoint({
    access: 'member',
    body: Strict({ amount: Baht }),
    reply: MoneyReply,
    refuses: WITHDRAW_REFUSALS,
    badInput: 'TRANSFER_MINIMUM',
  }),
  /** [7.22] Used by the withdraw dialog. If the wallet has too little, the server first moves money back from the games. */
  'POST /api/wallet/withdrawAll': endpoint({
    access: 'member',
    body: Strict({ amount: Baht }),
    reply: MoneyReply,
    refuses: [...WITHDRAW_REFUSALS, 'TRANSFER_FAIL'],
    badInput: 'TRANSFER_MINIMUM',
  }),
  /** [7.23] [2.49] The slip is reviewed later and is in progress until then. */
  'POST /api/wallet/slip': endpoint({
    access: 'member',
    upload: {
      field: 'file',
      types: SLIP_TYPES,
      maxBytes: SLIP_MAX_BYTES,
      noFile: 'SLIP_NO_FILE',
      invalidFile: 'SLIP_INVALID_FILE',
    },
    reply: MessageReply,
    refuses: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'],
    badInput: 'SLIP_UPLOAD_FAIL',
  }),
  /** [7.24] `link` is the gift link, encrypted by the client. */
  'POST /api/wallet/truelink': endpoint({
    access: 'member',
    body: Strict({ link: Type.String({ minLength: 1, maxLength: 4000 }) }),
    reply: MoneyReply,
    refuses: ['NO_WALLET', 'TRUELINK_INVALID', 'TRUELINK_DUPLICATE'],
    badInput: 'TRUELINK_INVALID',
  }),
};
