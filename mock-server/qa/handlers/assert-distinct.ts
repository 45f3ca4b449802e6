import { Problem } from '../problem.ts';

/** @throws Problem 400 for a duplicate code: the second item could never be addressed. */
export function assertDistinct(items: readonly { code: string }[]): void {
  const codes = new Set<string>();
  for (const { code } of items) {
    if (codes.has(code)) throw new Problem(400, `two have the code ${code}`);
    codes.add(code);
  }
}
