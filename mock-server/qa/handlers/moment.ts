import { Problem } from '../problem.ts';

const FIRST = Date.parse('0001-01-01T00:00:00.000Z');

/** @throws Problem 400 for a date that no calendar has, such as 31 February. */
export function moment(iso: string): number {
  const at = Date.parse(iso);
  // A parser may take 31 February for 3 March; and no year is called 0000.
  if (Number.isNaN(at) || new Date(at).toISOString() !== iso || at < FIRST)
    throw new Problem(400, `not a moment: ${iso}`);
  return at;
}
