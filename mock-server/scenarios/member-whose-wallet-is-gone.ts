import { addSomchai } from './users.ts';
import type { Scenario } from './scenario.ts';

export const memberWhoseWalletIsGone: Scenario = {
  name: 'a member whose wallet is gone',
  description: 'Somchai alone, and no wallet is found for him [8.08]',
  prepare: (world) => {
    addSomchai(world).hasWallet = false;
  },
};
