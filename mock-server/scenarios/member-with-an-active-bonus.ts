import { activateBonus } from '../world/rewards/bonuses.ts';
import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const memberWithAnActiveBonus: Scenario = {
  name: 'a member with an active bonus',
  description:
    'Somchai alone: 1,000.00 and the welcome bonus of 100.00 on top, to be played 5 times before he may withdraw',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) activateBonus(world, member, 'WELCOME100');
  },
};
