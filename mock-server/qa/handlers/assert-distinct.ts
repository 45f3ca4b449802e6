import { VerbRefusal } from '../verb-refusal.ts';

/** @throws VerbRefusal BAD_INPUT for a duplicate code: the second item could never be addressed. */
export function assertDistinct(field: string, items: readonly { code: string }[]): void {
  const codes = new Set<string>();
  for (const { code } of items) {
    if (codes.has(code))
      throw new VerbRefusal('BAD_INPUT', `body: /${field}: the code "${code}" appears twice`);
    codes.add(code);
  }
}
