/** Marks that change the direction of the text beside them: an amount can then read as another one. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters that run from right to left; beside them, digits and signs change their places. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';
/** What a control is shown as: a reader sees that something stands there. */
const REPLACEMENT = '\ufffd';

/** Shows the controls of a text from outside instead of obeying them. */
export function showDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, REPLACEMENT);
}

/**
 * A text from outside as it may stand in a sentence or beside an amount: its direction controls are shown, and text that
 * runs from right to left is isolated, so that it reorders nothing but itself. For display only: never send it back.
 */
export function outsideText(text: string): string {
  const shown = showDirectionControls(text);
  return RIGHT_TO_LEFT.test(shown) ? ISOLATE + shown + END_ISOLATE : shown;
}
