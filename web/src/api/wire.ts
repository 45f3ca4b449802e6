import { outsideText } from '../lib/outside-text.ts';

/**
 * For fields that are only shown: a value of another type reads as empty, so that it neither breaks the screen nor appears as
 * "[object Object]". Money, ids and times are strict: a reply without them is invalid. [8.29]
 */
export const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The same for display beside an amount. Never send it back. */
export const shownTextFrom = (value: unknown): string => outsideText(textFrom(value));

/** The same with null for an empty text. */
export const textOrNull = (value: unknown): string | null => textFrom(value) || null;

/** A count; 0 for anything that is not a positive whole number. */
export const countFrom = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** A count; null for anything that is no whole number from 0: the screen shows "-" in its place. [5.33] */
export const countOrNull = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
