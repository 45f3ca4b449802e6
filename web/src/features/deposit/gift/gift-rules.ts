import { hasAmount, type MovementRow, type StatementRow } from '../../../shared/wallet/statement-rows.ts';

/**
 * The link within what was pasted: wallets share it inside a sentence. Text without an address goes as it is, for the service
 * to judge. [2.51]
 */
export function giftLinkIn(pasted: string): string {
  const text = pasted.trim();
  return /https?:\/\/[^\s"'<>]+/i.exec(text)?.[0] ?? text;
}

/**
 * The deposit on the statement that a gift led to, when no answer told it: a new one that comes from no bank. How much is in
 * a link nobody knows beforehand. (W1)
 */
export function findGift(
  rows: readonly StatementRow[],
  known: ReadonlySet<string>,
  banks: readonly string[],
): MovementRow | undefined {
  const isFromBank = ({ from }: StatementRow) =>
    banks.some((code) => from === code || from.startsWith(`${code} `));
  return rows
    .filter(hasAmount)
    .find(
      (row) => row.type === 'deposit' && row.status !== 'failed' && !known.has(row.key) && !isFromBank(row),
    );
}
