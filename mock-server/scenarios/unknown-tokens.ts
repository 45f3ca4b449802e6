import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const unknownTokens: Scenario = {
  name: 'every token is unknown',
  description: 'Somchai alone with 1,000.00; no token issued here is known when it comes back',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.forgetsTokens = true;
  },
};
