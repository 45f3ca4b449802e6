import type { Likeness } from '../../../shared/wallet/statement-rows.ts';
import { isFromBank } from '../methods/known-banks.ts';

/**
 * Finds the link in a pasted text, because wallets share it within a sentence. Text without a URL is sent unchanged and
 * the service validates it. [2.51]
 */
export function giftLinkIn(pasted: string): string {
  const text = pasted.trim();
  return /https?:\/\/[^\s"'<>]+/i.exec(text)?.[0] ?? text;
}

/**
 * The statement entry of a gift: a deposit that comes from no bank and no slip. One from the member's `own` bank may be a gift or
 * not: it may be the mobile wallet that sends gifts. The amount of a link is not known beforehand. (W1)
 */
export const giftEntry = (banks: readonly string[], own: readonly string[]): Likeness => ({
  type: 'deposit',
  from: (from) => !isFromBank(from, banks) && (isFromBank(from, own) ? null : true),
});
