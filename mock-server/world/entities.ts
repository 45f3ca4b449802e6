import type { Satang } from 'contracts/rules';

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
  bankAccount: { bankCode: string; bankAccountName: string; bankAccountNo: string };
  invite: { amount: Satang; success: number; fail: number };
  /** Game accounts by provider code; a provider that is missing here was never opened. */
  games: Map<string, GameState>;
}

/** What the service knows of a game account; the money itself is in the ledger, at the provider. */
export interface GameState {
  isActive: boolean;
  /** The balance when the provider was last asked; the wallet shows this one. [7.13] [7.14] */
  shown: Satang;
}

export interface Token {
  memberId: string;
  expiresAt: number;
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
  ended: 'replaced' | 'cancelled' | 'paid' | 'paid-late' | null;
}

/** A creation of a QR to refuse: the next one of this phone, or of anybody. */
export interface QrRefusal {
  message: string;
  phone: string | null;
}

export type StatementType = 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';

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
  /** Descriptions by what they are about. */
  links?: Partial<Record<StatementLink, string>>;
}
