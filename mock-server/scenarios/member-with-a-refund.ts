import { satangFromBaht } from 'contracts/rules';
import { refreshGames } from '../world/games/games.ts';
import { play } from '../world/games/play.ts';
import { addSomchai } from './users.ts';
import { History } from './history.ts';
import type { Scenario } from './scenario.ts';

export const memberWithARefund: Scenario = {
  name: 'a member with a refund to receive',
  description: 'Somchai alone: 500.00 in the wallet, 500.00 lost in the game PG, so 25.00 to be refunded',
  prepare: (world) => {
    const somchai = addSomchai(world);
    new History(world, somchai).deposit(30, 1000, 'KBANK').play(29, 500, 'PG');
    play(world, somchai, { code: 'PG', stake: satangFromBaht(500), outcome: 'lose' });
    refreshGames(world, somchai);
  },
};
