import { satangFromBaht } from 'contracts/rules';
import type { World } from '../world/world.ts';
import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

/** Known beforehand, so that a link can be written down. */
export const KNOWN_VOUCHER = 'KNOWNVOUCHER000001';

function addGift(world: World, usedBy: string | null): void {
  memberWithMoney.prepare(world);
  world.gifts.set(KNOWN_VOUCHER, { voucher: KNOWN_VOUCHER, amount: satangFromBaht(123.45), usedBy });
}

export const goodGiftLink: Scenario = {
  name: 'a gift link that is good',
  description: `Somchai alone with 1,000.00; the gift ${KNOWN_VOUCHER} of 123.45 is nobody's yet`,
  prepare: (world) => addGift(world, null),
};

export const usedGiftLink: Scenario = {
  name: 'a gift link that was used',
  description: `Somchai alone with 1,000.00; somebody has taken the gift ${KNOWN_VOUCHER}`,
  prepare: (world) => addGift(world, 'somebody'),
};
