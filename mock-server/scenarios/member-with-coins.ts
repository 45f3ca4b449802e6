import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const memberWithCoins: Scenario = {
  name: 'a member with coins',
  description: 'Somchai alone: 1,000.00 in the wallet, and 10 coins to spin with',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.coin = 10;
  },
};
