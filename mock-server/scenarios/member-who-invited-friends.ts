import { satang, satangFromBaht } from 'contracts/rules';
import { addMalee, addSomchai } from './users.ts';
import { History } from './history.ts';
import type { Scenario } from './scenario.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = ['อนันต์', 'นก', 'Ploy', 'สมหญิง', 'ບຸນມີ'];
/** Three pages of ten, the last one short. [2.54] */
const ROWS = 23;

export const memberWhoInvitedFriends: Scenario = {
  name: 'a member who has invited friends',
  description:
    'Somchai with 1,000.00, 276.00 earned by five friends in 23 rows, and Malee, who came by his link, has 200.00 in the game PG and has not played yet',
  prepare: (world) => {
    const somchai = addSomchai(world);
    new History(world, somchai).deposit(2, 1000, 'KBANK');
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      memberId: null,
      name: NAMES[index % NAMES.length] ?? '',
      amount: satangFromBaht(index + 1),
      at: world.clock.now() - (ROWS - index) * DAY_MS,
    }));
    world.inviteRows.set(somchai.id, rows);
    const amount = satang(rows.reduce((sum, row) => sum + row.amount, 0));
    somchai.invite = { amount, success: NAMES.length, fail: 1 };
    const malee = addMalee(world);
    malee.invitedBy = somchai.id;
    new History(world, malee).deposit(3, 500, 'SCB').play(2, 200, 'PG');
  },
};
