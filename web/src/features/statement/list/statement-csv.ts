import { plainAmountText, type Satang } from 'contracts/rules';
import { NO_FIGURE } from '../../../lib/amount-text.ts';

/** Start of a text that a spreadsheet would read as a formula or as the end of a cell. */
const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
/** Marks the file as UTF-8 for spreadsheets; without it Thai and Lao text is garbled. */
const BOM = '\ufeff';

/** A text, or an amount as a number; an unknown amount is empty. */
export type Cell = string | { amount: Satang | null };

/** Formats rows as CSV that spreadsheets open correctly: no text is ever a formula. (W7) */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'string') {
    const harmless = cell !== NO_FIGURE && FORMULA_START.test(cell) ? `'${cell}` : cell;
    return `"${harmless.replaceAll('"', '""')}"`;
  }
  // Only digits and a decimal point: a number in every spreadsheet.
  return cell.amount === null ? '' : plainAmountText(cell.amount);
}
