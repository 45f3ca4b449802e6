/** The header of every call, and its value: no foreign page can add it to a plain form or image. [7.01] */
export const MARKER_HEADER = 'X-Requested-With';
export const MARKER = 'wallet-user';

/** The wallet's name among the accounts of a member; any other account is a game by its code. [7.19] */
export const WALLET = 'WALLET';

/** What a statement entry may be, in any case of letters. [3.18] */
export const STATEMENT_TYPES = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;
export type StatementType = (typeof STATEMENT_TYPES)[number];
