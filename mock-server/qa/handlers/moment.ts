import { Problem } from '../problem.ts';

/** @throws Problem 400 for a date that no calendar has, such as 31 February. */
export function moment(iso: string): number {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) throw new Problem(400, `not a moment: ${iso}`);
  return at;
}
