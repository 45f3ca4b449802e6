import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const expiredToken: Scenario = {
  name: 'a member whose token has expired',
  description: 'Somchai alone with 1,000.00; every token issued here has expired when it is issued',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.tokenSeconds = 0;
  },
};
