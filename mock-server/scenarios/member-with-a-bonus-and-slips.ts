import { memberWithAnActiveBonus } from './member-with-an-active-bonus.ts';
import { addSlipsInProgress } from './slips.ts';
import type { Scenario } from './scenario.ts';

export const memberWithABonusAndSlips: Scenario = {
  name: 'a member with an active bonus and two slips in progress',
  description: 'Somchai alone: 1,100.00 of which 100.00 are a bonus, and two slips just uploaded',
  prepare: (world) => {
    memberWithAnActiveBonus.prepare(world);
    for (const member of world.members.values()) addSlipsInProgress(world, member);
  },
};
