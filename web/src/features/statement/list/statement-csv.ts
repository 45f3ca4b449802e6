import { plainAmountText, type Satang } from 'contracts/rules';

/** Before text that a spreadsheet would take for a formula or for the end of a cell. */
const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
/** Tells spreadsheets that the file is UTF-8; without it Thai and Lao turn into signs. */
const BOM = '\ufeff';

/** A cell of a file of comma-separated values: text, or an exact amount. */
export type Cell = string | { amount: Satang | null };

/** Rows of cells as a file that spreadsheets open as it is meant: no text in it is ever a formula. (W7) */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'string') {
    const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
    return `"${harmless.replaceAll('"', '""')}"`;
  }
  // Digits and a point only: a number in every spreadsheet.
  return cell.amount === null ? '' : plainAmountText(cell.amount);
}
