import { type AmountReading, bareAmountText, groupDigits, parseAmountText } from './amount-text.ts';

export interface RawEdit {
  text: string;
  caret: number;
  /** As in `InputEvent.inputType`. */
  inputType?: string | undefined;
}

export type EditRefusal = Exclude<Extract<AmountReading, { ok: false }>['reason'], 'empty'>;

export interface AmountEdit {
  /** Amount as plain text: digits and at most one point. */
  value: string;
  display: string;
  caret: number;
  refused: EditRefusal | null;
}

const TYPABLE = /^\d{0,11}(?:\.\d{0,2})?$/;

/**
 * Turns an edit of the grouped text into the next amount. Refuses an edit as a whole when the result is not an amount (the
 * caret stays), so that no key produces an amount other than the one shown.
 * Works on the result of the edit, not on keys: paste, on-screen keypads, voice and autofill behave alike.
 */
export function editAmount(value: string, { text, caret, inputType }: RawEdit): AmountEdit {
  const before = groupDigits(value);
  const { start, end, inserted } = difference(before, text, caret);
  let head = before.slice(0, start);
  let tail = before.slice(end);

  // The field adds the comma itself, so deleting it deletes the digit behind it.
  if (inserted === '' && before.slice(start, end) === ',') {
    if (inputType === 'deleteContentForward') tail = tail.slice(1);
    else head = head.slice(0, -1);
  }

  const plainHead = head.replaceAll(',', '');
  const plainTail = tail.replaceAll(',', '');
  const addition = cleanInsertion(inserted);
  if (typeof addition === 'object') return kept(value, end, addition.refused);
  const next = plainHead + addition + plainTail;
  const bare = next.replace(/^0+/, '');
  if (!TYPABLE.test(bare)) return kept(value, end, refusalOf(bare));
  return placed(next, plainHead.length + addition.length);
}

function cleanInsertion(inserted: string): string | { refused: EditRefusal } {
  const bare = bareAmountText(inserted);
  // A comma typed by hand: the field groups digits itself.
  if (bare === '' || bare === ',') return '';
  if (bare === '.') return bare;
  const reading = parseAmountText(bare);
  if (!reading.ok) return { refused: reading.reason === 'empty' ? 'not-a-number' : reading.reason };
  return bare.replaceAll(',', '');
}

function refusalOf(bare: string): EditRefusal {
  const [, fraction = '', ...more] = bare.split('.');
  if (more.length > 0) return 'not-a-number';
  return fraction.length > 2 ? 'too-precise' : 'too-large';
}

function kept(value: string, caret: number, refused: EditRefusal): AmountEdit {
  return { value, display: groupDigits(value), caret, refused };
}

function placed(typed: string, typedCount: number): AmountEdit {
  // "." alone would stand there as ".00".
  const lead = typed.startsWith('.') ? 1 : 0;
  const plain = lead ? `0${typed}` : typed;
  const count = typedCount + lead;
  const zeros = plain.length - plain.replace(/^0+(?=\d)/, '').length;
  const value = plain.slice(zeros);
  const display = groupDigits(value);
  let left = Math.max(0, count - zeros);
  let caret = 0;
  while (left > 0) {
    if (display[caret] !== ',') left -= 1;
    caret += 1;
  }
  return { value, display, caret, refused: null };
}

/** What was replaced in `before`, and by what; the caret is behind the insertion. */
function difference(
  before: string,
  after: string,
  caret: number,
): { start: number; end: number; inserted: string } {
  const rest = after.slice(caret);
  // Autofill: all of it is new.
  if (!before.endsWith(rest)) return { start: 0, end: before.length, inserted: after };
  const end = before.length - rest.length;
  const limit = Math.min(end, caret);
  let start = 0;
  while (start < limit && before[start] === after[start]) start += 1;
  return { start, end, inserted: after.slice(start, caret) };
}
