import { satangFromBaht } from 'contracts/rules';
import type { Scenario } from '../engine/scenario.ts';
import type { Member } from '../world/members/members.ts';
import { activateBonus } from '../world/rewards/bonuses.ts';
import { addCoupon } from '../world/rewards/spin.ts';
import type { World } from '../world/world.ts';
import { memberWithMoney } from './members.ts';

function addKnownCoupon(
  world: World,
  member: Member,
  id: string,
  { kind = 'money', sliceCode = 'P10' }: { kind?: 'money' | 'gift'; sliceCode?: string } = {},
) {
  const coupon = addCoupon(world, member, {
    sliceCode,
    label: '10 บาท',
    name: 'เครดิตฟรี 10 บาท',
    kind,
    amount: satangFromBaht(kind === 'money' ? 10 : 0),
  });
  world.coupons.delete(coupon.id);
  world.coupons.set(id, Object.assign(coupon, { id }));
  return coupon;
}

const couponsOfEveryKind: Scenario<World> = {
  name: 'a member with coupons of every kind',
  description:
    'Somchai alone: 1,000.00, and coupons called cp-money, cp-claimed, cp-expired, cp-unknown (its slice is gone) and cp-thing',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) {
      addKnownCoupon(world, member, 'cp-money');
      addKnownCoupon(world, member, 'cp-claimed').isClaimed = true;
      addKnownCoupon(world, member, 'cp-expired').expiresAt = world.clock.now();
      addKnownCoupon(world, member, 'cp-unknown', { sliceCode: 'GONE' });
      addKnownCoupon(world, member, 'cp-thing', { kind: 'gift', sliceCode: 'SHIRT' });
    }
  },
};

const couponAgainstABonus: Scenario<World> = {
  name: 'a member with a coupon and a bonus',
  description: 'Somchai alone: 1,000.00, the welcome bonus, and a coupon called cp-money',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) {
      addKnownCoupon(world, member, 'cp-money');
      activateBonus(world, member, 'WELCOME100');
    }
  },
};

const nextSpinWins: Scenario<World> = {
  name: 'a member whose next spin wins 10 baht',
  description: 'Somchai alone: 1,000.00 and 10 coins; the next spin wins P10, a coupon of 10 baht',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.coin = 10;
    world.wheel.next = 'P10';
  },
};

const wheelThatIsClosed: Scenario<World> = {
  name: 'a wheel that is closed',
  description: 'Somchai alone: 1,000.00 and 3 coins, and no active wheel to spin',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.coin = 3;
    world.flags.spinActive = false;
  },
};

const wheelWithoutCoins: Scenario<World> = {
  name: 'a member without coins',
  description: 'Somchai alone: 1,000.00 and no coin to spin with',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.coin = 0;
  },
};

export const wheelScenarios = [
  nextSpinWins,
  couponsOfEveryKind,
  couponAgainstABonus,
  wheelThatIsClosed,
  wheelWithoutCoins,
];
