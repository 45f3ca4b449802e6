import { satang, satangFromBaht } from 'contracts/rules';
import { DAY_MS } from '../engine/clock.ts';
import type { Scenario } from '../engine/scenario.ts';
import { activateBonus } from '../world/rewards/bonuses.ts';
import { receiveRefund, refundsOf } from '../world/rewards/refunds.ts';
import type { World } from '../world/world.ts';
import { memberWithMoney } from './members.ts';
import { memberWithARefund } from './rewards.ts';

const memberWithARefundAndABonus: Scenario<World> = {
  name: 'a member with a refund and a bonus',
  description:
    'Somchai alone: 25.00 to be refunded, which he may not receive, for he holds the welcome bonus',
  prepare: (world) => {
    memberWithARefund.prepare(world);
    for (const member of world.members.values()) activateBonus(world, member, 'WELCOME100');
  },
};

/** Seven pages of ten, the last one short: more pages than the pager shows at once. [2.77] */
const REFUNDS = 63;

const memberWithManyRefunds: Scenario<World> = {
  name: 'a member with many refunds',
  description:
    'Somchai alone: 25.00 to be refunded, and 63 refunds received, one a day: 63.00 yesterday, a baht less each day before',
  prepare: (world) => {
    memberWithARefund.prepare(world);
    for (const member of world.members.values()) {
      const rows = Array.from({ length: REFUNDS }, (_, index) => ({
        amount: satangFromBaht(index + 1),
        at: world.clock.now() - (REFUNDS - index) * DAY_MS,
      }));
      world.refunds.set(member.id, { ...refundsOf(world, member), rows, refused: 2 });
    }
  },
};

const memberWhoReceivedARefund: Scenario<World> = {
  name: 'a member who has received a refund',
  description: 'Somchai alone: 25.00 were refunded just now, and nothing is left to refund',
  prepare: (world) => {
    memberWithARefund.prepare(world);
    for (const member of world.members.values()) receiveRefund(world, member, 'money');
  },
};

const memberWhoLostAgain: Scenario<World> = {
  name: 'a member who has received a refund and lost again',
  description: 'Somchai alone: 25.00 were refunded today, and 225.00 more may be received tomorrow',
  prepare: (world) => {
    memberWhoReceivedARefund.prepare(world);
    const lost = satangFromBaht(5000);
    for (const { id } of world.members.values()) world.plays.set(id, { staked: lost, won: satang(0), lost });
  },
};

const memberWhoLostNextToNothing: Scenario<World> = {
  name: 'a member who has lost next to nothing',
  description: 'Somchai alone with 1,000.00: a refund of his losses is less than a satang',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    const lost = satangFromBaht(0.1);
    for (const { id } of world.members.values()) world.plays.set(id, { staked: lost, won: satang(0), lost });
  },
};

const serviceWithoutRefunds: Scenario<World> = {
  name: 'a service without refunds',
  description: 'Somchai alone has lost 500.00, and no refunds are given',
  prepare: (world) => {
    memberWithARefund.prepare(world);
    world.flags.refundActive = false;
  },
};

const serviceWithBannersOfRefund: Scenario<World> = {
  name: 'a service with banners of refund',
  description: 'Somchai alone with 25.00 to be refunded; two banners come before the dialog [2.41]',
  prepare: (world) => {
    memberWithARefund.prepare(world);
    world.banners.refund.push(
      { image: null, html: '<h3>คืนยอดเสีย 5% ทุกวัน</h3>' },
      { image: null, html: '<p>รับเป็นโบนัส หรือรับเข้ากระเป๋า</p>' },
    );
  },
};

export const refundScenarios = [
  memberWithARefundAndABonus,
  memberWithManyRefunds,
  memberWhoReceivedARefund,
  memberWhoLostAgain,
  memberWhoLostNextToNothing,
  serviceWithoutRefunds,
  serviceWithBannersOfRefund,
];
