import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../test/made-world.ts';
import { checkRefund, receiveRefund, refundsOf } from '../world/rewards/refunds.ts';

describe('the scenarios of refunds', () => {
  const check = (scenario: string) => {
    const world = madeWorld(scenario);
    return checkRefund(world, onlyMember(world));
  };
  const alone = { result: true, holdsBonus: false, amount: 2_500, received: 0, refused: 0 };

  it.each([
    ['a member with a refund to receive', alone],
    ['a member with a refund and a bonus', { ...alone, holdsBonus: true }],
    ['a member with many refunds', { ...alone, received: 63, refused: 2 }],
    ['a member who has received a refund', { ...alone, result: false, amount: 0, received: 1 }],
    ['a member who has received a refund and lost again', { ...alone, amount: 22_500, received: 1 }],
    ['a member who has lost next to nothing', { ...alone, result: false, amount: 0 }],
    ['a service without refunds', { ...alone, result: false }],
    ['a service with banners of refund', alone],
  ] as const)('"%s" [2.56] [2.57] [2.58]', (scenario, expected) => {
    expect(check(scenario)).toEqual(expected);
  });

  it.each([
    ['a member with a refund and a bonus', 'BONUS_REMAINING'],
    ['a member who has received a refund', 'NO_REFUND'],
    ['a member who has received a refund and lost again', 'REFUND_CONDITION'],
    ['a member who has lost next to nothing', 'REFUND_MINIMUM'],
    ['a service without refunds', 'REFUND_INACTIVE'],
  ] as const)('"%s" refuses a refund with %s [2.57] [2.58] [8.07]', (scenario, code) => {
    const world = madeWorld(scenario);
    expect(() => receiveRefund(world, onlyMember(world), 'money')).toThrow(code);
  });

  it('hold a refund of each day before today, the newest of 63.00 [3.14]', () => {
    const world = madeWorld('a member with many refunds');
    const { rows } = refundsOf(world, onlyMember(world));
    expect(rows.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 63 }, (_, day) => satangFromBaht(day + 1)),
    );
    const DAY_MS = 24 * 60 * 60 * 1000;
    expect(world.clock.now() - rows.at(-1)!.at).toBe(DAY_MS);
    expect(rows.slice(1).map(({ at }, day) => at - rows[day]!.at)).toEqual(Array(62).fill(DAY_MS));
  });

  it('show two banners in one and none in the others [2.41]', () => {
    expect(madeWorld('a service with banners of refund').banners.refund).toHaveLength(2);
    expect(madeWorld('a member with a refund to receive').banners.refund).toEqual([]);
  });
});
