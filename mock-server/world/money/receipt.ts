import type { Satang } from 'contracts/rules';
import type { Random } from '../../engine/random.ts';

/** What a call answers after it moved money. `at` is in ms since 1970. */
export interface Receipt {
  reference: string;
  amount: Satang;
  at: number;
}

const LENGTH = 12;

/** A random reference: `TX` and 12 letters or digits. */
export function newReference({ random }: { random: Random }): string {
  return `TX${random.text(LENGTH).toUpperCase()}`;
}
