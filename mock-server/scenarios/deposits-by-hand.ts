import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const depositsByHand: Scenario = {
  name: 'deposits are credited by hand',
  description: 'Somchai alone with 1,000.00; the service credits transfers by their slips',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.isManual = true;
  },
};
