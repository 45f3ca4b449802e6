import { satangFromBaht } from 'contracts/rules';
import { DAY_MS } from '../engine/clock.ts';
import type { Scenario } from '../engine/scenario.ts';
import type { Member } from '../world/members/members.ts';
import type { World } from '../world/world.ts';
import { addMalee, addSomchai, addSomphone } from './users.ts';
import { History } from './history.ts';

const DEMO_OTP_CODE = '123456';

/** Friends from before this world, whose play has earned the invite bonus. */
const FRIENDS = [
  { name: 'อนันต์', baht: 120, daysAgo: 21 },
  { name: 'นก', baht: 100, daysAgo: 9 },
  { name: 'Ploy', baht: 80, daysAgo: 2 },
];

function addFriends(world: World, member: Member): void {
  const rows = FRIENDS.map(({ name, baht, daysAgo }) => ({
    memberId: null,
    name,
    amount: satangFromBaht(baht),
    at: world.clock.now() - daysAgo * DAY_MS,
  }));
  world.inviteRows.set(member.id, rows);
}

export const demo: Scenario<World> = {
  name: 'demo',
  description:
    'Somchai (0812345678) with 1,000.00 and a past, Malee (0899999999) with nothing, Somphone (02055512345) in kip',
  prepare(world) {
    world.flags.otpCode = DEMO_OTP_CODE;
    const somchai = addSomchai(world);
    somchai.coin = 5;
    somchai.invite = { amount: satangFromBaht(300), success: 3, fail: 1 };
    addFriends(world, somchai);
    new History(world, somchai)
      .deposit(76, 2000, 'KBANK')
      .bonus(75, 100, 'โบนัสสมาชิกใหม่')
      .play(74.5, 350, 'PG')
      .play(52, 120.5, 'JOKER')
      .open('UFABET')
      .deposit(50, 1000, 'KBANK')
      .play(30, 200, 'SLOTXO')
      .open('HUAYHD')
      .failedWithdraw(28, 5000)
      .withdraw(26, 929.5)
      .waitingWithdrawal(0.5, 500);
    addMalee(world);
    new History(world, addSomphone(world))
      .deposit(20, 1_500_000, 'BCEL')
      .play(18, 250_000, 'PGSLOT')
      .open('HUAYHD');
  },
};
