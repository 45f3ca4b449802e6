import { addSlipsOfEveryKind } from './slips.ts';
import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const memberWithEverySlip: Scenario = {
  name: 'a member with slips of every kind',
  description: 'Somchai alone: one slip in progress, one credited, and one for each of the eleven reasons',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) addSlipsOfEveryKind(world, member);
  },
};
