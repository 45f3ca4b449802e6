import type { Satang } from 'contracts/rules';
import type { World } from '../world.ts';

/** What a member is told of money that has moved. */
export interface Receipt {
  reference: string;
  amount: Satang;
  at: number;
}

const LENGTH = 12;

/** A name for a movement of money, in receipt, statement and books alike. */
export function newReference(world: World): string {
  return `TX${world.random.text(LENGTH).toUpperCase()}`;
}
