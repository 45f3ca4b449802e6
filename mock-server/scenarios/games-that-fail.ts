import { demo } from './demo.ts';
import type { Scenario } from './scenario.ts';

export const gamesThatFail: Scenario = {
  name: 'a service where games fail',
  description: 'As demo, but no provider opens an account, resets a password, takes money or tells a balance',
  prepare: (world) => {
    demo.prepare(world);
    for (const part of ['game-opening', 'game-password', 'game-transfer'] as const) world.failing.add(part);
    for (const member of world.members.values())
      for (const code of member.games.keys()) world.failingGames.add(code);
  },
};
