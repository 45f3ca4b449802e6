import { satang, satangFromBaht } from 'contracts/rules';
import { DAY_MS } from '../engine/clock.ts';
import type { Scenario } from '../engine/scenario.ts';
import { refreshGames } from '../world/games/games.ts';
import { play } from '../world/games/play.ts';
import { activateBonus } from '../world/rewards/bonuses.ts';
import { clearBonus } from '../world/rewards/held-bonus.ts';
import { activatePromotion } from '../world/rewards/promotions.ts';
import { spin } from '../world/rewards/spin.ts';
import type { World } from '../world/world.ts';
import { History } from './history.ts';
import { memberWithMoney } from './members.ts';
import { addSlipsInProgress } from './slips.ts';
import { addMalee, addSomchai } from './users.ts';

const memberWithAnActiveBonus: Scenario<World> = {
  name: 'a member with an active bonus',
  description:
    'Somchai alone: 1,000.00 and the welcome bonus of 100.00 on top, to be played 5 times before he may withdraw',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) activateBonus(world, member, 'WELCOME100');
  },
};

const memberWithABonusAndSlips: Scenario<World> = {
  name: 'a member with an active bonus and two slips in progress',
  description: 'Somchai alone: 1,100.00 of which 100.00 are a bonus, and two slips just uploaded',
  prepare: (world) => {
    memberWithAnActiveBonus.prepare(world);
    for (const member of world.members.values()) addSlipsInProgress(world, member);
  },
};

const bonusesOfEveryKind: Scenario<World> = {
  name: 'bonuses of every kind',
  description:
    'Somchai alone: WELCOME100 was received for good, DAILY50 for today, WEEKLY200 is active for the first time of two, FIRST500 has no place left; 1,285.00 in the wallet',
  prepare: (world) => {
    const somchai = addSomchai(world);
    // At the current time, so that it counts for today at any hour.
    new History(world, somchai).deposit(0, 1000, 'KBANK');
    for (const code of ['WELCOME100', 'DAILY50']) {
      activateBonus(world, somchai, code);
      clearBonus(world, somchai);
    }
    activateBonus(world, somchai, 'WEEKLY200');
  },
};

const memberWithAnActivePromotion: Scenario<World> = {
  name: 'a member with an active promotion',
  description:
    'Somchai alone: 1,000.00 and 50.00 of the promotion WELCOME50 on top; no bonus of the list is active',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) activatePromotion(world, member, 'WELCOME50');
  },
};

const memberWithUsedRewards: Scenario<World> = {
  name: 'a member who has had their rewards',
  description:
    'Somchai alone: WELCOME100 and RIMKHONG88 were received and ended, none can be had again; 1,120.40',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) {
      activateBonus(world, member, 'WELCOME100');
      clearBonus(world, member);
      activatePromotion(world, member, 'RIMKHONG88');
      clearBonus(world, member);
    }
  },
};

const bonusThatCannotBeEnded: Scenario<World> = {
  name: 'a bonus that cannot be ended yet',
  description:
    'Somchai alone: the welcome bonus is active, and the balance is above the one up to which it may be ended',
  prepare: (world) => {
    memberWithAnActiveBonus.prepare(world);
    world.bonusRules.clearMaximum = satangFromBaht(100);
  },
};

const noBonuses: Scenario<World> = {
  name: 'no bonus is on offer',
  description: 'Somchai alone: 1,000.00 in the wallet; the list of bonuses is empty',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.bonuses.splice(0);
  },
};

export const memberWithARefund: Scenario<World> = {
  name: 'a member with a refund to receive',
  description: 'Somchai alone: 500.00 in the wallet, 500.00 lost in the game PG, so 25.00 to be refunded',
  prepare: (world) => {
    const somchai = addSomchai(world);
    new History(world, somchai).deposit(30, 1000, 'KBANK').play(29, 500, 'PG');
    play(world, somchai, { code: 'PG', stake: satangFromBaht(500), outcome: 'lose' });
    refreshGames(world, somchai);
  },
};

const NAMES = ['อนันต์', 'นก', 'Ploy', 'สมหญิง', 'ບຸນມີ'];
/** Three pages of ten, the last one short. [2.54] */
const ROWS = 23;

export const memberWhoInvitedFriends: Scenario<World> = {
  name: 'a member who has invited friends',
  description:
    'Somchai with 1,000.00, 276.00 earned by five friends in 23 rows of 1.00 to 23.00, one a day, the largest last (yesterday), and Malee, who came by his link, has 200.00 in the game PG and has not played yet',
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

const memberWithCoins: Scenario<World> = {
  name: 'a member with coins',
  description: 'Somchai alone: 1,000.00 in the wallet, and 10 coins to spin with',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.coin = 10;
  },
};

const memberWithCoupons: Scenario<World> = {
  name: 'a member with coupons',
  description: 'Somchai alone: 1,000.00, 3 coins, and three coupons won at the wheel (10, 20 and 50 baht)',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) {
      member.coin = 6;
      for (const code of ['P10', 'P20', 'P50']) {
        world.wheel.next = code;
        spin(world, member);
      }
    }
  },
};

export const rewardScenarios = [
  memberWithAnActiveBonus,
  memberWithABonusAndSlips,
  bonusesOfEveryKind,
  memberWithAnActivePromotion,
  memberWithUsedRewards,
  bonusThatCannotBeEnded,
  noBonuses,
  memberWithARefund,
  memberWhoInvitedFriends,
  memberWithCoins,
  memberWithCoupons,
];
