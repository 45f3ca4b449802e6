import { satangFromBaht } from 'contracts/rules';
import { MINUTE_MS } from '../engine/clock.ts';
import type { Scenario } from '../engine/scenario.ts';
import { refreshGames } from '../world/games/games.ts';
import type { Member } from '../world/members/members.ts';
import { gameAccountOf, walletOf } from '../world/money/accounts.ts';
import { addStatement } from '../world/money/statement.ts';
import type { World } from '../world/world.ts';
import { History } from './history.ts';
import { addSomchai } from './users.ts';

/** Two full pages of ten and a half one. [9.25] */
const ENTRIES = 25;

const memberWithALongStatement: Scenario<World> = {
  name: 'a member with three pages of statement',
  description: 'Somchai alone: 25 deposits of 1.00 to 25.00, one an hour, the largest last',
  prepare: (world) => {
    const history = new History(world, addSomchai(world));
    for (let baht = 1; baht <= ENTRIES; baht += 1) history.deposit(ENTRIES - baht, baht, 'KBANK');
  },
};

const GIVEN = [
  { about: 'promotion', description: 'WELCOME50' },
  { about: 'invite', description: 'โบนัสชวนเพื่อน' },
  { about: 'refund', description: 'คืนยอดเสียประจำสัปดาห์' },
  { about: 'luckydraw', description: 'รางวัลกงล้อคืนวันเพ็ญ' },
] as const;

function give(
  world: World,
  member: Member,
  { about, description }: (typeof GIVEN)[number],
  minutesAgo: number,
) {
  const at = world.clock.now() - minutesAgo * MINUTE_MS;
  const amount = satangFromBaht(50);
  world.ledger.move(at, 'outside:bonus', walletOf(member), amount);
  addStatement(world, {
    memberId: member.id,
    at,
    statementType: 'bonus',
    status: 'SUCCESS',
    amount,
    from: about.toUpperCase(),
    to: 'WALLET',
    links: { [about]: description },
  });
}

function bringBack(world: World, member: Member, baht: number, code: string, minutesAgo: number) {
  const at = world.clock.now() - minutesAgo * MINUTE_MS;
  const amount = satangFromBaht(baht);
  world.ledger.move(at, gameAccountOf(member, code), walletOf(member), amount);
  addStatement(world, {
    memberId: member.id,
    at,
    statementType: 'transfer',
    status: 'SUCCESS',
    amount,
    from: code,
    to: 'WALLET',
  });
  refreshGames(world, member);
}

const memberWithEveryLine: Scenario<World> = {
  name: 'a member with every kind of statement line',
  description:
    'Somchai alone: deposit, every kind of gift, a bonus ended, transfers both ways, withdrawals done, failed and waiting, all within two hours',
  prepare: (world) => {
    const member = addSomchai(world);
    const history = new History(world, member)
      .deposit(2, 2000, 'KBANK')
      .bonus(1.9, 100, 'โบนัสรายวัน 20%')
      .play(1.8, 600.5, 'PG');
    bringBack(world, member, 250.25, 'PG', 90);
    GIVEN.forEach((gift, index) => give(world, member, gift, 80 - 10 * index));
    addStatement(world, {
      memberId: member.id,
      at: world.clock.now() - 35 * MINUTE_MS,
      statementType: 'finish_bonus',
      status: 'SUCCESS',
      amount: satangFromBaht(0),
      from: 'WALLET',
      to: 'BONUS',
      links: { bonus: 'โบนัสรายวัน 20%' },
    });
    history.failedWithdraw(0.4, 5000).withdraw(0.3, 300).waitingWithdrawal(0.1, 200);
  },
};

export const statementScenarios = [memberWithALongStatement, memberWithEveryLine];
