/** Characters that change the direction of adjacent text and can make an amount read as another one. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Right-to-left letters; digits and signs beside them are reordered. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Longer stacks of combining marks cover the lines around them; a letter of the app's languages carries at most three. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** The longest text that the contract lets a screen show. A browser needs seconds to break much longer Thai text into lines. */
const LONGEST = 2_000;
/** Reads at most this many times the limit: removed marks make room, but a megabyte would block a phone. */
const MOST_READ = 10;
/** Shown in place of a control, so that the reader sees that something is there. */
const REPLACEMENT = '\ufffd';

/**
 * Replaces invisible characters that change the direction of text, which could reorder what a member reads, and cuts stacks of
 * marks that could cover it.
 */
export function harmlessText(text: string): string {
  return text.replace(DIRECTION_CONTROLS, REPLACEMENT).replace(STACKED_MARKS, '$1');
}

/**
 * Prepares outside text for a sentence or a place beside an amount: makes it harmless, gives it an end, and isolates right-to-left
 * text so that it reorders only itself. For display only: never send it back.
 */
export function outsideText(text: string, longest = LONGEST): string {
  const shown = harmlessText(text.slice(0, MOST_READ * longest)).slice(0, longest);
  // The characters that begin and end an isolate.
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
