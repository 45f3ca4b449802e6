import { textFrom } from './wire.ts';

/** The rows of a list; one that is no object has no fields, so that it keeps its place and hides no other. */
export const partsOf = <Row extends object>(rows: readonly Row[]): Partial<Row>[] =>
  rows.map((row) => Object(row) as Partial<Row>);

const TIME = /^\d{4}-[^T]*T.*(?:Z|[+-]\d\d:\d\d)$/;

/** A time in ms since 1970; NaN unless it has the contract's form: without a zone it could be any of 25 hours. */
export const timeOrNaN = (value: unknown): number =>
  TIME.test(textFrom(value)) ? Date.parse(value as string) : NaN;

/** The same. @throws RangeError when it is not a time. */
export function timeFrom(value: unknown): number {
  const time = timeOrNaN(value);
  if (Number.isNaN(time)) throw new RangeError('reply: createdAt is not a date');
  return time;
}
