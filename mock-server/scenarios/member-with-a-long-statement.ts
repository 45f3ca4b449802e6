import { addSomchai } from './users.ts';
import { History } from './history.ts';
import type { Scenario } from './scenario.ts';

/** Two full pages of ten and a half one. [9.25] */
const LINES = 25;

export const memberWithALongStatement: Scenario = {
  name: 'a member with three pages of statement',
  description: 'Somchai alone: 25 deposits of 1.00 to 25.00, one an hour, the largest last',
  prepare: (world) => {
    const history = new History(world, addSomchai(world));
    for (let line = 1; line <= LINES; line += 1) history.deposit(LINES - line, line, 'KBANK');
  },
};
