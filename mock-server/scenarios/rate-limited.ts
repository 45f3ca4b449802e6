import { WRONG_PASSWORDS } from '../world/members/login-guard.ts';
import { addSomchai } from './users.ts';
import type { Scenario } from './scenario.ts';

export const mustWait: Scenario = {
  name: 'a member who must wait a minute',
  description: 'Somchai alone, who has just given a wrong password too often',
  prepare: (world) => {
    const { phone } = addSomchai(world);
    for (let time = 0; time < WRONG_PASSWORDS; time += 1) world.loginGuard.failed(phone, world.clock.now());
  },
};
