import { outsideText } from '../lib/outside-text.ts';

/**
 * For fields that are only shown: a value of another type reads as empty, so that it neither breaks the screen nor appears as
 * "[object Object]". Money, ids and times are strict: a reply without them is invalid. [8.29]
 */
export const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The longest text that the contract lets a screen show. A browser needs seconds to break much longer Thai text into lines. */
const LONGEST_SHOWN = 2_000;

/** The same for display beside an amount. Never send it back. */
export const shownTextFrom = (value: unknown): string => outsideText(textFrom(value).slice(0, LONGEST_SHOWN));

/** An optional text. */
export const textOrNull = (value: unknown): string | null => textFrom(value) || null;

/** A count; 0 for anything that is not a positive whole number. */
export const countFrom = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** The rows of a list; one that is no object has no fields, so that it keeps its place and hides no other. */
export const partsOf = <Row extends object>(rows: readonly Row[]): Partial<Row>[] =>
  rows.map((row) => (typeof row === 'object' ? ((row as Row | null) ?? {}) : {}));

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** A time in ms since 1970; NaN unless it has the contract's form: without a zone it could be any of 25 hours. */
export const timeOrNaN = (value: unknown): number =>
  TIME.test(textFrom(value)) ? Date.parse(value as string) : NaN;

/** The same. @throws RangeError when it is not a time. */
export function timeFrom(value: unknown): number {
  const time = timeOrNaN(value);
  if (Number.isNaN(time)) throw new RangeError('reply: createdAt is not a date');
  return time;
}
