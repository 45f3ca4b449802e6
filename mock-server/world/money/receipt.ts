import type { Satang } from 'contracts/rules';
import type { Random } from '../../engine/random.ts';

export interface Receipt {
  reference: string;
  amount: Satang;
  at: number;
}

const LENGTH = 12;

export function newReference({ random }: { random: Random }): string {
  return `TX${random.text(LENGTH).toUpperCase()}`;
}
