import type { Satang } from 'contracts/rules';
import type { Random } from '../../engine/random.ts';

/** The receipt of a movement of money. */
export interface Receipt {
  reference: string;
  amount: Satang;
  at: number;
}

const LENGTH = 12;

/** The reference of a movement, the same in receipt, statement and ledger. */
export function newReference({ random }: { random: Random }): string {
  return `TX${random.text(LENGTH).toUpperCase()}`;
}
