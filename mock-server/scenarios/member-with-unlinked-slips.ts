import { memberWithEverySlip } from './member-with-every-slip.ts';
import type { Scenario } from './scenario.ts';

export const memberWithUnlinkedSlips: Scenario = {
  name: 'a member whose slips are asked for by reference',
  description: 'Somchai alone with slips of every kind, none of which has the address of its picture',
  prepare: (world) => {
    memberWithEverySlip.prepare(world);
    world.flags.slipLinks = false;
  },
};
