import { addSomchai } from './users.ts';
import type { Scenario } from './scenario.ts';

export const memberWithoutMoney: Scenario = {
  name: 'a member without money',
  description: 'Somchai alone: empty wallet, no game account, no line in the statement',
  prepare: (world) => {
    addSomchai(world);
  },
};
