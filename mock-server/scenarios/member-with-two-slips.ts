import { addSlipsInProgress } from './slips.ts';
import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const memberWithTwoSlips: Scenario = {
  name: 'a member with two slips in progress',
  description:
    'Somchai alone: 1,000.00, and two slips just uploaded, of 250.00 and 400.00, that are credited in half a minute',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) addSlipsInProgress(world, member);
  },
};
