import { addSomchai } from './users.ts';
import { History } from './history.ts';
import type { Scenario } from './scenario.ts';

export const memberWithMoney: Scenario = {
  name: 'a member with money',
  description: 'Somchai alone: 1,000.00 in the wallet from one deposit, no game account',
  prepare: (world) => {
    new History(world, addSomchai(world)).deposit(2, 1000, 'KBANK');
  },
};
