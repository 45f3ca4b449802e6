/** What is typed in a field: the text and the selection, in UTF-16 code units as the DOM counts them. */
export interface TextState {
  text: string;
  start: number;
  end: number;
}

/** Put `data` in place of the text from `start` to `end`; the caret comes to stand behind it. */
export interface Replacement {
  start: number;
  end: number;
  data: string;
}

/** Types `data` over the selection, or as much of it as `maxLength` leaves room for; null when nothing fits. */
export function insertion(
  { text, start, end }: TextState,
  data: string,
  maxLength: number,
): Replacement | null {
  const room = maxLength < 0 ? Infinity : maxLength - (text.length - (end - start));
  const fitting = whatFits(data, room);
  return fitting === '' ? null : { start, end, data: fitting };
}

/** Deletes the selection, or else what the Backspace key takes away before the caret; null at the start of the text. */
export function deletion({ text, start, end }: TextState): Replacement | null {
  if (start !== end) return { start, end, data: '' };
  if (start === 0) return null;
  return { start: start - backspaceLength(text.slice(0, start)), end: start, data: '' };
}

/** Deletes the whole text; null when there is none. */
export function clearing({ text }: TextState): Replacement | null {
  return text === '' ? null : { start: 0, end: text.length, data: '' };
}

/**
 * Where the caret belongs after a field rewrote what was typed (grouped an amount, raised the letters): before the
 * same number of letters and digits as it stood before, whatever separators came or went.
 */
export function caretAfterRewrite(written: string, caret: number, rewritten: string): number {
  let toPass = countSignificant(written.slice(caret));
  let place = rewritten.length;
  while (place > 0 && toPass > 0) {
    place -= 1;
    if (isSignificant(rewritten.charAt(place))) toPass -= 1;
  }
  return place;
}

const isSignificant = (unit: string) => !/[\s,.]/.test(unit);
const countSignificant = (text: string) => text.split('').filter(isSignificant).length;

function whatFits(data: string, room: number): string {
  let fitting = '';
  for (const character of data) {
    if (fitting.length + character.length > room) break;
    fitting += character;
  }
  return fitting;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Made of several code points, yet one picture to its reader: emoji with skin tone, flags, keycaps. */
const ONE_PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Thai and Lao are typed mark by mark and corrected mark by mark: Backspace on "นี้" takes the tone mark and leaves
 * "นี". A picture, though, goes as a whole, and half a surrogate pair never stays.
 */
function backspaceLength(before: string): number {
  const cluster = [...graphemes.segment(before)].at(-1)?.segment ?? '';
  if (ONE_PICTURE.test(cluster)) return cluster.length;
  return [...cluster].at(-1)?.length ?? 0;
}
