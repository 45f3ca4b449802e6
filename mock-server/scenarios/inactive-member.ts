import { addSomchai } from './users.ts';
import type { Scenario } from './scenario.ts';

export const inactiveMember: Scenario = {
  name: 'an inactive member',
  description: 'Somchai alone, deactivated: login and every call of his are refused',
  prepare: (world) => {
    addSomchai(world).isActive = false;
  },
};
