import type { Satang } from 'contracts/rules';
import type { Random } from '../../engine/random.ts';

/** What a member receives after money has moved. */
export interface Receipt {
  reference: string;
  amount: Satang;
  at: number;
}

const LENGTH = 12;

/** A name for a movement of money, in receipt, statement and books alike. */
export function newReference({ random }: { random: Random }): string {
  return `TX${random.text(LENGTH).toUpperCase()}`;
}
