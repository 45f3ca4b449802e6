import { outsideText } from '../lib/outside-text.ts';

/**
 * What is only shown is taken from a reply as it should be, or as nothing: a name of another shape must neither break the
 * screen nor stand on it as "[object Object]". Money, ids and times are not: a reply without them is none. [8.29]
 */
export const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The same for display, safe to stand beside an amount. Never send it back. */
export const shownTextFrom = (value: unknown): string => outsideText(textFrom(value));

/** A text that there may be none of. */
export const textOrNull = (value: unknown): string | null => textFrom(value) || null;

/** How many; 0 for what is no number of things. */
export const countFrom = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
