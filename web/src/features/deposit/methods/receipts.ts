import { atom } from 'jotai';

/**
 * The deposits that have a receipt on this page, as `receiptKey` names them: none of them is the payment of a QR, too. The wire has
 * no reference that would tell. [3.18]
 */
export const receiptsAtom = atom(() => new Set<string>());

export const receiptKey = (at: number, amount: number | null) => `${at} ${amount}`;
