import { activateBonus } from '../world/rewards/bonuses.ts';
import { clearBonus } from '../world/rewards/held-bonus.ts';
import { addSomchai } from './users.ts';
import { History } from './history.ts';
import type { Scenario } from './scenario.ts';

/** Each state of a bonus card at once. [2.71] [4.07] */
export const bonusesOfEveryKind: Scenario = {
  name: 'bonuses of every kind',
  description:
    'Somchai alone: WELCOME100 was received for good, DAILY50 for today, WEEKLY200 is active for the first time of two, FIRST500 has no place left; 1,285.00 in the wallet',
  prepare: (world) => {
    const somchai = addSomchai(world);
    // Of this very moment: at whatever hour the world begins, it is today's.
    new History(world, somchai).deposit(0, 1000, 'KBANK');
    for (const code of ['WELCOME100', 'DAILY50']) {
      activateBonus(world, somchai, code);
      clearBonus(world, somchai);
    }
    activateBonus(world, somchai, 'WEEKLY200');
  },
};
