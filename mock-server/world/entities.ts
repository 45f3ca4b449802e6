import type { Static } from 'typebox';
import type { Conversation, Endpoints, ReplyOf, SlipReason } from 'contracts';
import type { Satang, StatementType } from 'contracts/rules';

/** What a world holds, as plain data; the rules beside this file change it. Times are milliseconds since 1970. */

export type Currency = 'THB' | 'LAK';

export interface Member {
  id: string;
  /** The phone number, which is also the user name. [3.01] */
  phone: string;
  password: string;
  name: string;
  currency: Currency;
  coin: number;
  createdAt: number;
  isActive: boolean;
  /** False for a member whose wallet the service has not made: every call that moves money says NO_WALLET. [8.08] */
  hasWallet: boolean;
  /** Who sent the invite link with which this member registered. [2.47] */
  invitedBy: string | null;
  bankAccount: { bankCode: string; bankAccountName: string; bankAccountNo: string };
  invite: { amount: Satang; success: number; fail: number };
  /** Game accounts by provider code; a provider that is missing here was never opened. */
  games: Map<string, GameState>;
}

/** A game as the service offers it. */
export interface Provider {
  code: string;
  name: string;
  category: 'slot' | 'sport' | 'casino' | 'lotto';
  /** Units of the game that one baht buys. The converted value on the wire is its inverse. [3.09] [2.42] */
  unitsPerBaht: 1 | 10;
  /** The provider has a page with a login of its own, where the credentials are typed. [3.09] [7.50] */
  hasLoginPage?: boolean;
  android?: string;
  ios?: string;
}

/** What the service knows of a game account; the money itself is in the ledger, at the provider. */
export interface GameState {
  isActive: boolean;
  /** The balance when the provider was last asked; the wallet shows this one. [7.13] [7.14] */
  shown: Satang;
  username: string;
  password: string;
  /** The provider no longer knows this player. [8.08] */
  isForgotten: boolean;
}

/** Leave to enter a game, as the link of a login carries it. */
export interface Ticket {
  memberId: string;
  code: string;
  expiresAt: number;
}

/** What a member has played in all games since the world began. */
export interface PlayTotals {
  staked: Satang;
  won: Satang;
  lost: Satang;
}

/** Money on its way from the wallet to the member's bank. [4.08] */
export interface Withdrawal {
  reference: string;
  memberId: string;
  amount: Satang;
  bankCode: string;
  at: number;
  /** When the bank reports it done; null when it waits for a person. */
  dueAt: number | null;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
}

export interface Token {
  memberId: string;
  expiresAt: number;
  /** Why it is no longer good before its time: the password was changed elsewhere, or the service took it back. */
  ended: 'password' | 'revoked' | null;
}

/** A code sent to a phone, by its token in the world's map. [3.06] */
export interface Otp {
  phone: string;
  /** Short text shown beside the field, so that a visitor knows which message is meant. */
  ref: string;
  code: string;
  sentAt: number;
  expiresAt: number;
  wrongCodes: number;
  /** A newer one for the same phone has taken its place, or it did its work. */
  ended: 'replaced' | 'used' | null;
}

/** What the service knows of one phone's codes. */
export interface PhoneOtps {
  /** When codes were sent within the counted time. */
  sentAt: number[];
  blockedUntil: number;
  /** Until when the phone counts as verified. */
  verifiedUntil: number;
}

export interface Qr {
  id: string;
  memberId: string;
  bankCode: string;
  amount: Satang;
  /** The EMVCo text that the picture encodes. */
  payload: string;
  createdAt: number;
  expiresAt: number;
  /** How it ended, or null. A QR whose time is over is expired without anybody writing it down. */
  ended: 'replaced' | 'cancelled' | 'paid' | 'paid-late' | 'paid-wrong' | null;
}

/** A creation of a QR to refuse: the next one of this phone, or of anybody. */
export interface QrRefusal {
  message: string;
  phone: string | null;
}

export type { StatementType };

/** What a line of the statement may be about. [3.18] */
export type StatementLink = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

export interface StatementEntry {
  memberId: string;
  statementType: StatementType;
  status: 'SUCCESS' | 'FAILED' | 'PENDING';
  /** Never negative: the sign shown follows from the type. [5.34] */
  amount: Satang;
  from: string;
  to: string;
  at: number;
  /** The same as in the receipt and the books. */
  reference?: string;
  /** Descriptions by what they are about. */
  links?: Partial<Record<StatementLink, string>>;
}

/** By currency, in satang or the hundredth part of a kip. */
export type AmountByCurrency = Record<Currency, Satang>;

/** A picture or a text, or both. [3.15] */
export interface Banner {
  image: string | null;
  html: string | null;
}

/** Money given to be played with before any can be withdrawn: what bonuses and promotions have in common. */
export interface Reward {
  code: string;
  /** What the statement says of it. */
  description: string;
  amount: AmountByCurrency;
  /** How often the amount must be put at stake; the spec shows no multiple. [9.40] */
  turnoverTimes: number;
  /** Percent of the amount that is taken from a member who ends it early. [2.72] */
  percentFail: number;
  /** Only for members who have deposited today. */
  needsDeposit: boolean;
}

/** [3.16] */
export interface BonusOffer extends Reward {
  type: 'limit' | 'day' | 'week';
  maxReceived: number;
  banners: Banner[];
  /** How many more members may receive it; null for any number. */
  places: number | null;
}

/** [3.17] */
export interface PromotionOffer extends Reward {
  expiresAt: number | null;
}

/** When a member received a bonus, oldest first. */
export interface BonusReceipts {
  id: string;
  receivedAt: number[];
}

/** The one reward that a member holds, until it is played out or ended. */
export interface HeldBonus {
  from: 'bonus' | 'promotion' | 'refund';
  code: string;
  /** What the statement says of it. */
  description: string;
  /** What the app shows as its type. [7.31] */
  type: string;
  amount: Satang;
  percentFail: number;
  /** Total stake at which it is played out. */
  playedOutAt: Satang;
}

/** [3.13] */
export interface InviteRow {
  /** The friend, or null for one of before this world. */
  memberId: string | null;
  name: string;
  amount: Satang;
  at: number;
}

/** A member's refunds so far. [3.14] */
export interface Refunds {
  rows: { amount: Satang; at: number }[];
  refused: number;
  /** Play that has been refunded already. */
  until: PlayTotals;
}

/** One part of the wheel, and what it wins. [3.20] */
export interface WheelSlice {
  code: string;
  label: string;
  bgColor: string;
  textColor: string;
  htmlDescription: string | null;
  /** How often it comes, beside the weights of the others. */
  weight: number;
  prize: Prize;
}

/** `money` and `gift` make a coupon; a gift is handed over by people and cannot be claimed in the app. */
export type Prize =
  | { kind: 'nothing' }
  | { kind: 'coins'; count: number }
  | { kind: 'money'; name: string; amount: AmountByCurrency }
  | { kind: 'gift'; name: string };

export interface Wheel {
  name: string;
  slices: WheelSlice[];
  /** The slice at which the wheel stops next, by its code; then chance rules again. */
  next: string | null;
}

/** [3.21] */
export interface Coupon {
  id: string;
  memberId: string;
  sliceCode: string;
  label: string;
  name: string;
  kind: 'money' | 'gift';
  amount: Satang;
  at: number;
  expiresAt: number;
  isClaimed: boolean;
}

/** Where deposits may go. [3.11] */
export type DepositOptions = ReplyOf<Endpoints['GET /api/lookup/deposit']>;

/** A file that a member has uploaded. */
export interface KeptFile {
  type: string;
  bytes: Uint8Array;
  at: number;
}

/** A transfer at a bank that QA has made: what a genuine slip tells of. */
export interface BankTransfer {
  reference: string;
  amount: Satang;
  /** When the money was sent. */
  at: number;
  bankCode: string;
  fromName: string;
  fromAccountNo: string;
  toAccountNo: string;
  /** The slip that was credited for it, or null. */
  usedBy: string | null;
}

/** What was found on a slip's picture. */
export type SlipReading = { reference: string } | { problem: SlipReason };

/** An uploaded slip. [3.19] */
export interface Slip {
  id: string;
  memberId: string;
  at: number;
  fileId: string;
  reading: SlipReading;
  dueAt: number;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
  /** What was credited, or what the slip says; null when it says nothing. */
  amount: Satang | null;
  note: SlipReason | null;
}

/** A gift link that QA has made. [2.51] */
export interface Gift {
  voucher: string;
  amount: Satang;
  usedBy: string | null;
}

/** A message of the chat as it is kept and sent. [3.24] */
export type ChatEntry = Static<typeof Conversation>;

/** The chat with one customer. */
export interface ChatRoom {
  /** Oldest first. */
  entries: ChatEntry[];
  /** Conversations ended so far: each message carries the number of its own. [2.84] */
  session: number;
  /** Until when each side has read. */
  readByCustomer: number;
  readByDesk: number;
}

/** What QA does to the line: how the next events reach the sockets. */
export interface ChatLine {
  /** No new socket is let in. */
  refuses: boolean;
  delayMs: number;
  /** So many of the next events are lost, come twice, or come in the opposite order. */
  lose: number;
  duplicate: number;
  reorder: number;
}
