import { spin } from '../world/rewards/spin.ts';
import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const memberWithCoupons: Scenario = {
  name: 'a member with coupons',
  description: 'Somchai alone: 1,000.00, 3 coins, and three coupons won at the wheel (10, 20 and 50 baht)',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) {
      member.coin = 6;
      for (const code of ['P10', 'P20', 'P50']) {
        world.wheel.next = code;
        spin(world, member);
      }
    }
  },
};
