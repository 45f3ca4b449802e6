import { Problem } from '../problem.ts';

const FIRST = Date.parse('0001-01-01T00:00:00.000Z');

/** @throws Problem 400 for a date that does not exist, such as 31 February. */
export function moment(iso: string): number {
  const at = Date.parse(iso);
  // A parser may read 31 February as 3 March; and there is no year 0000.
  if (Number.isNaN(at) || new Date(at).toISOString() !== iso || at < FIRST)
    throw new Problem(400, `not a moment: ${iso}`);
  return at;
}
