import { describe, expect, it } from 'vitest';
import { satangFromBaht } from 'contracts/rules';
import { madeWorld, onlyMember } from '../test/made-world.ts';
import { play } from '../world/games/play.ts';
import { walletOf } from '../world/money/accounts.ts';
import { activateBonus, isActiveBonus, bonusGrantsOf } from '../world/rewards/bonuses.ts';
import { clearBonus, heldBonusOf } from '../world/rewards/held-bonus.ts';
import { inviteRowsOf } from '../world/rewards/invites.ts';
import { activatePromotion } from '../world/rewards/promotions.ts';
import { createWorlds } from '../world/worlds.ts';
import { scenarios } from './index.ts';

describe('the scenario "bonuses of every kind"', () => {
  it.each(['00:00', '00:30', '12:00', '23:59'])(
    'has received, active and full ones together, also at %s of the service’s Monday [2.71] [4.07]',
    (time) => {
      const frozenAt = Date.parse(`2026-11-23T${time}:00+07:00`);
      const world = createWorlds({ now: () => frozenAt }, scenarios).reset('test', {
        scenario: 'bonuses of every kind',
        frozenAt,
      });
      const member = onlyMember(world);
      const states = world.bonuses.map(({ code, places }) => {
        const received = bonusGrantsOf(world, member, code)?.receivedAt.length ?? 0;
        return [code, isActiveBonus(world, member, code), received, places];
      });
      expect(states).toEqual([
        ['WELCOME100', false, 1, null],
        ['DAILY50', false, 1, null],
        ['WEEKLY200', true, 1, null],
        ['FIRST500', false, 0, 0],
      ]);
      expect(world.ledger.balance(walletOf(member))).toBe(128_500);
    },
  );
});

describe('scenarios of bonuses and promotions', () => {
  it('hold the promotion, and no bonus of the list, while it is active [7.36]', () => {
    const world = madeWorld('a member with an active promotion');
    const member = onlyMember(world);
    expect(heldBonusOf(world, member)).toMatchObject({
      from: 'promotion',
      code: 'WELCOME50',
      type: 'promotion',
    });
    expect(world.bonuses.filter(({ code }) => isActiveBonus(world, member, code))).toEqual([]);
    expect(world.ledger.balance(walletOf(member))).toBe(105_000);
  });

  it('refuse what was received and ended [8.05]', () => {
    const world = madeWorld('a member who has had their rewards');
    const member = onlyMember(world);
    expect(heldBonusOf(world, member)).toBeNull();
    expect(() => activateBonus(world, member, 'WELCOME100')).toThrow('BONUS_MAX_CLAIMED');
    expect(() => activatePromotion(world, member, 'RIMKHONG88')).toThrow('PROMOTION_RECEIVED');
    expect(world.ledger.balance(walletOf(member))).toBe(112_040);
  });

  it('refuse the end of a bonus above the balance for it [8.28]', () => {
    const world = madeWorld('a bonus that cannot be ended yet');
    expect(() => clearBonus(world, onlyMember(world))).toThrow('BONUS_CONDITION');
  });

  it('offer no bonus', () => {
    expect(madeWorld('no bonus is on offer').bonuses).toEqual([]);
  });
});

describe('the scenario "a member who has invited friends"', () => {
  it('adds up, and a friend’s first play adds a row [2.54] [3.13]', () => {
    const world = madeWorld('a member who has invited friends');
    const [somchai, malee] = world.members.values();
    expect(somchai!.invite).toEqual({ amount: 27_600, success: 5, fail: 1 });
    expect(inviteRowsOf(world, somchai!).reduce((sum, { amount }) => sum + amount, 0)).toBe(27_600);
    play(world, malee!, { code: 'PG', stake: satangFromBaht(200), outcome: 'lose' });
    expect(somchai!.invite).toEqual({ amount: 27_800, success: 6, fail: 0 });
    expect(inviteRowsOf(world, somchai!)).toHaveLength(24);
  });
});
