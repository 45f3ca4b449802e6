import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';

/**
 * Finds the link in a pasted text, because wallets share it within a sentence. Text without a URL is sent unchanged and
 * the service judges it. [2.51]
 */
export function giftLinkIn(pasted: string): string {
  const text = pasted.trim();
  return /https?:\/\/[^\s"'<>]+/i.exec(text)?.[0] ?? text;
}

/**
 * Whether a statement entry can be the deposit of a gift: it comes from no bank. The amount of a link is not known
 * beforehand. (W1)
 */
export function isGift({ type, status, from }: StatementRow, banks: readonly string[]): boolean {
  const isFromBank = banks.some((code) => from === code || from.startsWith(`${code} `));
  return type === 'deposit' && status !== 'failed' && !isFromBank;
}
