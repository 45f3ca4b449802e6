import { type AmountReading, bareAmountText, groupDigits, parseAmountText } from './amount-text.ts';

/** What the browser made of the field's text. */
export interface RawEdit {
  /** Text of the field after the edit. */
  text: string;
  /** Caret after the edit. */
  caret: number;
  /** As in `InputEvent.inputType`. */
  inputType?: string | undefined;
}

/** Why what was typed or pasted did not become part of the amount. */
export type EditRefusal = Exclude<Extract<AmountReading, { ok: false }>['reason'], 'empty'>;

export interface AmountEdit {
  /** Amount as plain text: digits and at most one point. */
  value: string;
  /** The same with its thousands grouped, as the field shows it. */
  display: string;
  caret: number;
  /** null when the edit was taken. */
  refused: EditRefusal | null;
}

const TYPABLE = /^\d{0,11}(?:\.\d{0,2})?$/;

/**
 * Turns an edit of the grouped text into the next amount. An edit that would not be an amount is refused whole (the
 * caret stays where it was), so that no key ever makes another amount than the one it shows.
 *
 * Works on the outcome of the edit, not on keys: pasting, on-screen keypads, voice and autofill come the same way.
 */
export function editAmount(value: string, { text, caret, inputType = '' }: RawEdit): AmountEdit {
  const before = groupDigits(value);
  const { start, end, inserted } = difference(before, text, caret);
  let head = before.slice(0, start);
  let tail = before.slice(end);

  // The comma is ours, so deleting it means the digit on its other side.
  if (inserted === '' && before.slice(start, end) === ',') {
    if (inputType.startsWith('deleteContentForward')) tail = tail.slice(1);
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

/** What was put in, without decoration; or why it does not belong into an amount. */
function cleanInsertion(inserted: string): string | { refused: EditRefusal } {
  const bare = bareAmountText(inserted);
  // A comma typed by hand: the field groups by itself.
  if (bare === '' || bare === ',') return '';
  if (bare === '.') return bare;
  const reading = parseAmountText(bare);
  if (!reading.ok) return { refused: reading.reason === 'empty' ? 'not-a-number' : reading.reason };
  return bare.replaceAll(',', '');
}

/** A second point makes no number; else there are too many digits behind the point, or before it. */
function refusalOf(bare: string): EditRefusal {
  const [, fraction = '', ...more] = bare.split('.');
  if (more.length > 0) return 'not-a-number';
  return fraction.length > 2 ? 'too-precise' : 'too-large';
}

function kept(value: string, caret: number, refused: EditRefusal): AmountEdit {
  return { value, display: groupDigits(value), caret, refused };
}

/** `count` digits and points stand before the caret. */
function placed(plain: string, count: number): AmountEdit {
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

/** The part of `before` that was replaced and by what; the caret stands behind what was put in. */
function difference(
  before: string,
  after: string,
  caret: number,
): { start: number; end: number; inserted: string } {
  const rest = after.slice(caret);
  // Filled in from elsewhere: all of it is new.
  if (!before.endsWith(rest)) return { start: 0, end: before.length, inserted: after };
  const end = before.length - rest.length;
  const limit = Math.min(end, caret);
  let start = 0;
  while (start < limit && before[start] === after[start]) start += 1;
  return { start, end, inserted: after.slice(start, caret) };
}
