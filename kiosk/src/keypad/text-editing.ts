/** A field's text and selection, in UTF-16 code units as in the DOM. */
export interface TextState {
  text: string;
  start: number;
  end: number;
}

/** The caret moves behind `data`. */
export interface Replacement {
  start: number;
  end: number;
  data: string;
}

/** Truncated to `maxLength`; null if nothing fits. */
export function insertion(
  { text, start, end }: TextState,
  data: string,
  maxLength: number,
): Replacement | null {
  const room = maxLength < 0 ? Infinity : maxLength - (text.length - (end - start));
  const fitting = whatFits(data, room);
  return fitting === '' ? null : { start, end, data: fitting };
}

/** Deletes the selection, otherwise what Backspace deletes before the caret; null at the start of the text. */
export function deletion({ text, start, end }: TextState): Replacement | null {
  if (start !== end) return { start, end, data: '' };
  if (start === 0) return null;
  return { start: start - backspaceLength(text.slice(0, start)), end: start, data: '' };
}

/** Deletes the whole text; null if there is none. */
export function clearing({ text }: TextState): Replacement | null {
  return text === '' ? null : { start: 0, end: text.length, data: '' };
}

/**
 * The caret's position after a field has rewritten its text (grouped an amount, capitalised letters): before the same
 * number of letters and digits as before, regardless of separators.
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

/** Several code points that form one visible character: emoji with skin tone, flags, keycaps. */
const ONE_PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Backspace deletes Thai and Lao mark by mark: on "นี้" it deletes the tone mark and leaves "นี". It deletes an emoji as
 * a whole and never leaves half a surrogate pair.
 */
function backspaceLength(before: string): number {
  const cluster = [...graphemes.segment(before)].at(-1)?.segment ?? '';
  if (ONE_PICTURE.test(cluster)) return cluster.length;
  return [...cluster].at(-1)?.length ?? 0;
}
