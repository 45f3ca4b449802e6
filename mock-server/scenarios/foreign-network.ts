import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const foreignNetwork: Scenario = {
  name: 'a foreign network',
  description: 'Somchai alone with 1,000.00; calls from his network are not let in [6.03]',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.invalidIp = true;
  },
};
