/** Header that every call must carry. A plain form or image of a foreign page cannot send it. [7.01] */
export const MARKER_HEADER = 'X-Requested-With';
/** The value of `MARKER_HEADER`. [7.01] */
export const MARKER = 'wallet-user';

/** Code of the wallet among a member's accounts; every other account is a game code. [7.19] */
export const WALLET = 'WALLET';

/** Statement types, case-insensitive. [3.18] */
export const STATEMENT_TYPES = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;
/** As the contract writes it; the app accepts any case. */
export type StatementType = (typeof STATEMENT_TYPES)[number];
