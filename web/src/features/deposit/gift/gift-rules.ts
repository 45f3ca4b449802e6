import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';

/**
 * The link within what was pasted: wallets share it inside a sentence. Text without an address goes as it is, for the service
 * to judge. [2.51]
 */
export function giftLinkIn(pasted: string): string {
  const text = pasted.trim();
  return /https?:\/\/[^\s"'<>]+/i.exec(text)?.[0] ?? text;
}

/** Whether a line can be the deposit of a gift: one from no bank. Nobody knows beforehand how much a link holds. (W1) */
export function isGift({ type, status, from }: StatementRow, banks: readonly string[]): boolean {
  const isFromBank = banks.some((code) => from === code || from.startsWith(`${code} `));
  return type === 'deposit' && status !== 'failed' && !isFromBank;
}
