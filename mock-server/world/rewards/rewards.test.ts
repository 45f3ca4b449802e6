import { MAX_SATANG, satang, satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { activateBonus, bonusGrantsOf } from './bonuses.ts';
import { clearBonus, heldBonusOf } from './held-bonus.ts';
import { addInviteEarnings, inviteRowsOf, takeInviteBonus } from './invites.ts';
import { checkRefund, receiveRefund } from './refunds.ts';
import { activatePromotion, currentPromotion, findPromotion } from './promotions.ts';
import { claimCoupon, couponsOf, spin } from './spin.ts';
import { REGISTRATION } from '../../client/visitor.ts';
import { play } from '../games/play.ts';
import { register } from '../members/registration.ts';
import { walletOf } from '../money/accounts.ts';
import { LongList } from '../../engine/long-list.ts';
import { statementOf } from '../money/statement.ts';
import { setBalance } from '../wallet/set-balance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function rich(scenario = 'a member with money') {
  const world = madeWorld(scenario);
  const member = onlyMember(world);
  const wallet = () => world.ledger.balance(walletOf(member));
  const lose = (baht: number) =>
    play(world, member, { code: 'PG', stake: satangFromBaht(baht), outcome: 'lose' });
  return { world, member, wallet, lose, line: () => statementOf(world, member.id).at(-1) };
}

it('a promotion is found until it is over [2.73] [7.35] [8.05]', () => {
  const { world } = rich();
  expect(findPromotion(world, 'WELCOME50').code).toBe('WELCOME50');
  for (const code of ['WELCOME', 'welcome50', ''])
    expect(() => findPromotion(world, code)).toThrow('NO_PROMOTION');
  for (const promotion of world.promotions) promotion.expiresAt = world.clock.now();
  expect(() => findPromotion(world, 'WELCOME50')).toThrow('NO_PROMOTION');
});

it('a promotion is received once, is the current one, and costs its share when it ends early [1.11] [2.73] [7.34] [7.36] [8.05]', () => {
  const { world, member, line } = rich();
  for (const [code, amount] of [
    ['WELCOME50', 5_000],
    ['RIMKHONG88', 8_800],
  ] as const) {
    activatePromotion(world, member, code);
    expect(line()?.amount).toBe(amount);
    expect(currentPromotion(world, member)?.code).toBe(code);
    clearBonus(world, member);
    expect(line()?.amount).toBe(amount / 5);
  }
  for (const code of ['WELCOME50', 'RIMKHONG88'])
    expect(() => activatePromotion(world, member, code)).toThrow('PROMOTION_RECEIVED');
});

it('neither a promotion nor a bonus is received beside the other, nor twice at once [4.07] [7.30] [7.36] [8.05]', () => {
  const { world, member, wallet } = rich();
  activateBonus(world, member, 'WELCOME100');
  const before = wallet();
  expect(() => activatePromotion(world, member, 'WELCOME50')).toThrow('BONUS_REMAINING');
  expect(wallet()).toBe(before);
  clearBonus(world, member);
  activatePromotion(world, member, 'WELCOME50');
  expect(() => activatePromotion(world, member, 'WELCOME50')).toThrow('BONUS_ALREADY_ACTIVE');
  expect(() => activateBonus(world, member, 'WEEKLY200')).toThrow('BONUS_REMAINING');
});

it('a promotion may need a deposit of today [7.36] [8.05]', () => {
  const { world, member } = rich();
  world.clock.advance(DAY_MS);
  expect(() => activatePromotion(world, member, 'PAYDAY')).toThrow('BONUS_CONDITION');
  for (const promotion of world.promotions) promotion.needsDeposit = false;
  activatePromotion(world, member, 'PAYDAY');
  expect(heldBonusOf(world, member)?.code).toBe('PAYDAY');
});

it('an unknown bonus is refused as missing, not as a promotion [7.30] [8.05] [8.10]', () => {
  const { world, member } = rich();
  expect(() => activateBonus(world, member, 'NONE')).toThrow(/^NO_DATA$/);
});

it('a bonus is given while it has places [1.11] [7.30] [8.05]', () => {
  const { world, member } = rich();
  for (const bonus of world.bonuses) bonus.places = 0;
  expect(() => activateBonus(world, member, 'WELCOME100')).toThrow('BONUS_FULL');
  for (const bonus of world.bonuses) bonus.places = 1;
  activateBonus(world, member, 'WELCOME100');
  expect(world.bonuses.find(({ code }) => code === 'WELCOME100')?.places).toBe(0);
});

describe('a bonus', () => {
  it('is credited, held, and kept once it is played out [1.11] [4.07] [3.18] [9.40]', () => {
    const { world, member, wallet, line } = rich();
    activateBonus(world, member, 'WELCOME100');
    expect(wallet()).toBe(110_000);
    expect(line()).toMatchObject({
      statementType: 'bonus',
      amount: 10_000,
      links: { bonus: expect.any(String) as string },
    });
    setBalance(world, member, 'PG', 1000);
    play(world, member, { code: 'PG', stake: satangFromBaht(499), outcome: 'win' });
    expect(heldBonusOf(world, member)).not.toBeNull();
    play(world, member, { code: 'PG', stake: satangFromBaht(1), outcome: 'lose' });
    expect(heldBonusOf(world, member)).toBeNull();
    expect(line()).toMatchObject({ statementType: 'finish_bonus', amount: 0 });
  });

  it('costs its percentage when ended early [1.11] [2.69] [7.33] [8.05]', () => {
    const { world, member, wallet } = rich();
    activateBonus(world, member, 'WELCOME100');
    clearBonus(world, member);
    expect(wallet()).toBe(105_000);
    activateBonus(world, member, 'WEEKLY200');
    setBalance(world, member, 'WALLET', 10);
    clearBonus(world, member);
    expect(wallet()).toBe(0);
    expect(() => clearBonus(world, member)).toThrow('NO_DATA');
  });

  it('cannot be ended above the maximum balance [7.33] [8.05] [9.40]', () => {
    const { world, member } = rich('a member with an active bonus');
    world.bonusRules.clearMaximum = satang(109_999);
    expect(() => clearBonus(world, member)).toThrow('BONUS_CONDITION');
    world.bonusRules.clearMaximum = satang(110_000);
    expect(() => clearBonus(world, member)).not.toThrow();
  });

  it('of a limited number counts for ever [2.71] [4.07] [8.05]', () => {
    const { world, member } = rich();
    world.bonuses.find(({ code }) => code === 'WELCOME100')!.maxReceived = 2;
    for (let time = 0; time < 2; time += 1) {
      activateBonus(world, member, 'WELCOME100');
      clearBonus(world, member);
      world.clock.advance(30 * DAY_MS);
    }
    expect(() => activateBonus(world, member, 'WELCOME100')).toThrow('BONUS_MAX_CLAIMED');
  });

  it('of each week counts from Monday in the service’s zone [2.71] [4.07] [8.05]', () => {
    const { world, member } = rich();
    const take = () => {
      activateBonus(world, member, 'WEEKLY200');
      clearBonus(world, member);
    };
    world.clock.set(Date.UTC(2026, 10, 16));
    take();
    // Sunday, 23:59 in Bangkok.
    world.clock.set(Date.UTC(2026, 10, 22, 16, 59));
    take();
    expect(take).toThrow('BONUS_MAX_CLAIMED');
    world.clock.advance(60_000);
    take();
    expect(bonusGrantsOf(world, member, 'WEEKLY200')?.receivedAt).toHaveLength(3);
  });

  it('of each day needs a deposit of that day that succeeded [4.07] [7.30] [8.05]', () => {
    const { world, member } = rich();
    const [deposit, ...later] = statementOf(world, member.id);
    const deposited = (status: 'FAILED' | 'SUCCESS') =>
      world.statement.set(
        member.id,
        new LongList([{ ...deposit!, at: world.clock.now(), status }, ...later]),
      );
    deposited('FAILED');
    // Its entries of today are no deposits.
    activateBonus(world, member, 'WELCOME100');
    clearBonus(world, member);
    expect(() => activateBonus(world, member, 'DAILY50')).toThrow('BONUS_CONDITION');
    deposited('SUCCESS');
    activateBonus(world, member, 'DAILY50');
    clearBonus(world, member);
    expect(() => activateBonus(world, member, 'DAILY50')).toThrow('BONUS_MAX_CLAIMED');
    world.clock.advance(DAY_MS - 1);
    expect(() => activateBonus(world, member, 'DAILY50')).toThrow('BONUS_CONDITION');
  });
});

describe('a refund', () => {
  it('is a share of the loss since the last refund [1.12] [2.56] [2.58] [3.14] [7.28]', () => {
    const { world, member, wallet, lose } = rich();
    setBalance(world, member, 'PG', 1000);
    play(world, member, { code: 'PG', stake: satangFromBaht(50), outcome: 'win' });
    lose(450);
    expect(checkRefund(world, member)).toMatchObject({ result: true, holdsBonus: false, amount: 2000 });
    receiveRefund(world, member, 'money');
    expect(wallet()).toBe(102_000);
    expect(checkRefund(world, member)).toMatchObject({ result: false, amount: 0, received: 1 });
    world.clock.advance(DAY_MS);
    expect(() => receiveRefund(world, member, 'money')).toThrow('NO_REFUND');
    lose(100);
    receiveRefund(world, member, 'money');
    expect(wallet()).toBe(102_500);
    expect(checkRefund(world, member)).toMatchObject({ received: 2, refused: 1 });
  });

  it('received as a bonus is held as one [1.12] [2.57]', () => {
    const { world, member } = rich('a member with a refund to receive');
    receiveRefund(world, member, 'bonus');
    expect(heldBonusOf(world, member)).toMatchObject({ from: 'refund', amount: 2500 });
    expect(checkRefund(world, member).holdsBonus).toBe(true);
  });
});

describe('an invitation', () => {
  it('earns a share of the friend’s stakes, taken once [1.13] [2.54] [2.55] [3.13] [7.25]', () => {
    const world = madeWorld();
    const [somchai, malee, kham] = world.members.values();
    for (const friend of [malee!, kham!]) {
      friend.invitedBy = somchai!.id;
      friend.currency = 'THB';
      setBalance(world, friend, 'PG', 1000);
    }
    const rows = inviteRowsOf(world, somchai!).length;
    for (const outcome of ['lose', 'win'] as const) {
      play(world, malee!, { code: 'PG', stake: satangFromBaht(150), outcome });
      world.clock.advance(1_000);
    }
    expect(somchai!.invite).toEqual({ amount: 30_300, success: 4, fail: 0 });
    expect(inviteRowsOf(world, somchai!)).toHaveLength(rows + 1);
    expect(inviteRowsOf(world, somchai!).at(-1)).toMatchObject({ name: 'Malee', amount: 300 });
    takeInviteBonus(world, somchai!);
    expect(world.ledger.balance(walletOf(somchai!))).toBe(130_300);
    // One row for each friend and day, and none for less than a satang.
    world.clock.advance(DAY_MS);
    play(world, malee!, { code: 'PG', stake: satangFromBaht(0.5), outcome: 'lose' });
    expect(inviteRowsOf(world, somchai!)).toHaveLength(rows + 1);
    play(world, malee!, { code: 'PG', stake: satangFromBaht(100), outcome: 'lose' });
    play(world, kham!, { code: 'PG', stake: satangFromBaht(200), outcome: 'lose' });
    expect(inviteRowsOf(world, somchai!).slice(rows + 1)).toMatchObject([
      { name: malee!.name, amount: 100 },
      { name: kham!.name, amount: 200 },
    ]);
    takeInviteBonus(world, somchai!);
    expect(() => takeInviteBonus(world, somchai!)).toThrow('INVITE_COLLECT');
  });

  it('pays a part of what was earned or all of it, and no more [1.13] [2.55] [7.18] [8.06] [8.08]', () => {
    const world = madeWorld();
    const [somchai] = world.members.values();
    somchai!.invite.amount = satang(1_000);
    expect(() => addInviteEarnings(world, somchai!, 10.01)).toThrow('NO_INVITE_BONUS');
    for (const baht of [0, -1, 0.001])
      expect(() => addInviteEarnings(world, somchai!, baht)).toThrow('TRANSFER_MINIMUM');
    const before = world.ledger.balance(walletOf(somchai!));
    addInviteEarnings(world, somchai!, 0.01);
    addInviteEarnings(world, somchai!, 3.99);
    expect(somchai!.invite.amount).toBe(600);
    expect(world.ledger.balance(walletOf(somchai!))).toBe(before + 400);
    somchai!.hasWallet = false;
    expect(() => addInviteEarnings(world, somchai!, 6)).toThrow('NO_WALLET');
    somchai!.hasWallet = true;
    addInviteEarnings(world, somchai!, 6);
    expect(somchai!.invite.amount).toBe(0);
  });
});

describe('an invitation between members of two currencies', () => {
  it.each([
    ['LAK', 'THB', 300_000, 500],
    ['LAK', 'THB', 599.99, 0],
    ['LAK', 'THB', 1199.99, 1],
    ['THB', 'LAK', 500, 300_000],
    ['THB', 'THB', 500, 500],
    ['LAK', 'LAK', 500, 500],
    ['THB', 'LAK', 10_000_000_000, MAX_SATANG],
  ] as const)(
    'a friend in %s earns the inviter in %s, by a stake of %d, %d',
    (friendly, own, stake, earned) => {
      const world = madeWorld();
      world.flags.registerOTP = false;
      const somchai = world.members.get('100001')!;
      somchai.currency = own;
      somchai.invite.amount = satang(0);
      const currency = friendly === 'LAK' ? 'LAK' : 'BAHT';
      const friend = register(world, { ...REGISTRATION, currency, inviteCode: 'PR100001' });
      setBalance(world, friend, 'PG', stake);
      play(world, friend, { code: 'PG', stake: satangFromBaht(stake), outcome: 'lose' });
      expect(somchai.invite.amount).toBe(earned);
      expect(inviteRowsOf(world, somchai).filter(({ memberId }) => memberId === friend.id)).toMatchObject(
        earned === 0 ? [] : [{ amount: earned }],
      );
    },
  );
});

describe('the list of invited friends', () => {
  it('begins with the first friend who plays, and has a row for each friend of a day [3.13]', () => {
    const world = madeWorld();
    const [somchai, malee, somphone] = world.members.values();
    world.inviteRows.clear();
    Object.assign(somchai!.invite, { success: 0, fail: 3 });
    for (const friend of [malee!, somphone!]) {
      friend.invitedBy = somchai!.id;
      friend.currency = 'THB';
      setBalance(world, friend, 'PG', 1000);
      for (const outcome of ['lose', 'win'] as const)
        play(world, friend, { code: 'PG', stake: satangFromBaht(100), outcome });
    }
    expect(inviteRowsOf(world, somchai!).map(({ name }) => name)).toEqual([malee!.name, somphone!.name]);
    // Of three invited friends, two have played.
    expect(somchai!.invite).toMatchObject({ success: 2, fail: 1 });
    expect(inviteRowsOf(world, malee!)).toEqual([]);
  });

  it('tells why there is no bonus to receive, or names it in the statement [2.55] [3.18] [7.26] [8.06]', () => {
    const world = madeWorld();
    const [somchai] = world.members.values();
    const refusalFor = (success: number, fail: number) => {
      Object.assign(somchai!.invite, { amount: satang(0), success, fail });
      return () => takeInviteBonus(world, somchai!);
    };
    expect(refusalFor(0, 0)).toThrow('NO_INVITE_BONUS');
    expect(refusalFor(0, 1)).toThrow('NO_INVITEE_PLAY_INFO');
    expect(refusalFor(1, 1)).toThrow('INVITE_COLLECT');
    expect(refusalFor(1, 0)).toThrow('INVITE_COLLECT');
    somchai!.invite.amount = satang(500);
    world.outages.add('invite-bonus');
    expect(() => takeInviteBonus(world, somchai!)).toThrow('INVITE_BONUS_FAIL');
    expect(somchai!.invite.amount).toBe(500);
    world.outages.clear();
    takeInviteBonus(world, somchai!);
    expect(statementOf(world, somchai!.id).at(-1)).toMatchObject({
      from: 'INVITE',
      amount: 500,
      links: { invite: 'รายได้จากการชวนเพื่อน' },
    });
  });
});

it('earnings of invitations are taken only while they are open [7.18] [7.26] [8.06]', () => {
  const world = madeWorld();
  const [somchai] = world.members.values();
  world.flags.inviteActive = false;
  expect(() => takeInviteBonus(world, somchai!)).toThrow('INVITE_INACTIVE');
  expect(() => addInviteEarnings(world, somchai!, 1)).toThrow('INVITE_INACTIVE');
  world.flags.inviteActive = true;
  takeInviteBonus(world, somchai!);
  expect(somchai!.invite.amount).toBe(0);
  expect(world.ledger.balance(walletOf(somchai!))).toBe(130_000);
});

describe('the wheel', () => {
  it('costs a coin and gives a coupon that is claimed once [1.14] [2.79] [2.80] [2.81] [3.18] [7.42] [7.43] [7.44] [8.11]', () => {
    const { world, member, wallet } = rich();
    member.coin = 1;
    world.wheel.next = 'P50';
    expect(spin(world, member)).toMatchObject({ code: 'P50' });
    expect(member.coin).toBe(0);
    expect(spin(world, member)).toBe('MONEY_NOT_ENOUGH');
    const [coupon] = couponsOf(world, member);
    expect(couponsOf(world, { ...member, id: 'another' })).toEqual([]);
    expect(claimCoupon(world, { ...member, id: 'another' }, coupon!.id)).toBe('INVALID_CODE');
    expect(claimCoupon(world, member, coupon!.id)).toBeNull();
    expect(wallet()).toBe(105_000);
    expect(claimCoupon(world, member, coupon!.id)).toBe('NO_CLAIMABLE_COUPON');
    expect(couponsOf(world, member)).toEqual([]);
    expect(statementOf(world, member.id).at(-1)?.links).toEqual({ luckydraw: 'เครดิตฟรี 50 บาท' });
  });

  it('gives a coupon that can be claimed until its time, not at it, and not beside a bonus [2.80] [2.81] [7.44] [8.11]', () => {
    const { world, member } = rich();
    member.coin = 2;
    for (const code of ['P10', 'P20']) {
      world.wheel.next = code;
      spin(world, member);
    }
    activateBonus(world, member, 'WELCOME100');
    const [later, now] = couponsOf(world, member);
    expect([later?.sliceCode, now?.sliceCode]).toEqual(['P20', 'P10']);
    expect(later!.expiresAt, 'a week').toBe(later!.at + 7 * 24 * 60 * 60_000);
    later!.expiresAt = world.clock.now() + 1;
    now!.expiresAt = world.clock.now();
    expect(claimCoupon(world, member, now!.id)).toBe('COUPON_EXPIRED');
    expect(claimCoupon(world, member, later!.id)).toBe('BONUS_REMAINING');
    clearBonus(world, member);
    expect(claimCoupon(world, member, later!.id)).toBeNull();
  });

  it('lists every coupon that can be claimed, newest first [7.43]', () => {
    const { world, member } = rich();
    member.coin = 12;
    const prizes = Array.from({ length: 12 }, (_, index) => (index % 2 ? 'P10' : 'P20'));
    for (const code of prizes) {
      world.wheel.next = code;
      spin(world, member);
    }
    expect(couponsOf(world, member).map(({ sliceCode }) => sliceCode)).toEqual(prizes.reverse());
  });

  it('stops by weight, the same for the same seed [3.20]', () => {
    const codes = () => {
      const { world, member } = rich();
      member.coin = 2000;
      return Array.from({ length: 2000 }, () => {
        const slice = spin(world, member);
        return typeof slice === 'string' ? slice : slice.code;
      });
    };
    const first = codes();
    expect(first).toEqual(codes());
    const count = (code: string) => first.filter((one) => one === code).length;
    const weight = (of: number) => (2000 * of) / 120;
    for (const [code, of] of [
      ['P10', 30],
      ['NONE1', 25],
      ['P20', 20],
    ] as const) {
      expect(count(code)).toBeGreaterThan(weight(of) * 0.8);
      expect(count(code)).toBeLessThan(weight(of) * 1.2);
    }
  });

  it('adds as many coins as its prize says when it stops at coins, and a coupon that staff hand over at a gift [2.79] [3.22] [7.42] [7.44] [8.11]', () => {
    const { world, member } = rich();
    member.coin = 2;
    world.wheel.next = 'COIN1';
    world.wheel.slices.find(({ code }) => code === 'COIN1')!.prize = { kind: 'coins', count: 3 };
    spin(world, member);
    expect(member.coin).toBe(4);
    expect(couponsOf(world, member)).toEqual([]);
    world.wheel.next = 'SHIRT';
    spin(world, member);
    const [gift] = couponsOf(world, member);
    expect(gift).toMatchObject({ kind: 'gift', amount: 0 });
    expect(claimCoupon(world, member, gift!.id)).toBe('INVALID_COUPON_TYPE');
    world.wheel.slices.splice(0);
    expect(claimCoupon(world, member, gift!.id)).toBe('INVALID_PRIZE_CODE');
  });
});

it('a member with kip receives bonuses, promotions and prizes in kip [7.30] [7.36] [7.42]', () => {
  const { world, member } = rich();
  member.currency = 'LAK';
  activateBonus(world, member, 'WELCOME100');
  expect(heldBonusOf(world, member)?.amount).toBe(satangFromBaht(60_000));
  clearBonus(world, member);
  activatePromotion(world, member, 'WELCOME50');
  expect(heldBonusOf(world, member)?.amount).toBe(satangFromBaht(30_000));
  member.coin = 1;
  world.wheel.next = 'P50';
  spin(world, member);
  expect(couponsOf(world, member)).toMatchObject([{ amount: satangFromBaht(30_000) }]);
});
