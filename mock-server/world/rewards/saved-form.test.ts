import { satang, satangFromBaht } from 'contracts/rules';
import { it } from 'vitest';
import { expectSavedForm } from '../../test/expect-saved-form.ts';
import { madeWorld } from '../../test/made-world.ts';
import { play } from '../games/play.ts';
import { setBalance } from '../wallet/set-balance.ts';
import { activateBonus } from './bonuses.ts';
import { clearBonus } from './held-bonus.ts';
import { activatePromotion } from './promotions.ts';
import { receiveRefund } from './refunds.ts';
import { rewardsSlice } from './slice.ts';
import { addCoupon } from './spin.ts';

it('the rewards of a snapshot load only whole', () => {
  const world = madeWorld();
  const [inviter, member] = world.members.values();
  member!.invitedBy = inviter!.id;
  setBalance(world, member!, 'PG', 1000);
  play(world, member!, { code: 'PG', stake: satangFromBaht(400), outcome: 'lose' });
  receiveRefund(world, member!, 'money');
  activateBonus(world, member!, 'WELCOME100');
  clearBonus(world, member!);
  activatePromotion(world, member!, 'WELCOME50');
  addCoupon(world, member!, {
    sliceCode: 'P10',
    label: '10',
    name: '10',
    kind: 'money',
    amount: satang(1000),
  });
  world.banners.refund.push({ image: '/a.png', html: null });
  expectSavedForm(rewardsSlice, world, {
    takes: {
      'bonuses.0.type': ['limit', 'day', 'week'],
      'bonuses.0.percentFail': [0, 100],
      'bonuses.0.turnoverTimes': [0],
      'bonuses.0.maxReceived': [0],
      'bonuses.0.places': [0, null],
      'promotions.0.expiresAt': [0, null],
      'bonusRules.clearMaximum': [100, null],
      'heldBonuses.0.1.from': ['bonus', 'promotion', 'refund'],
      'heldBonuses.0.1.percentFail': [0, 100],
      'inviteRows.0.1.0.memberId': [null],
      'coupons.0.1.kind': ['money', 'gift'],
      'wheel.next': ['P10', null],
      'wheel.hidesLosses': [true],
      'wheel.slices.0.weight': [0],
    },
    refuses: {
      'bonuses.0.type': ['', 'month'],
      'bonuses.0.percentFail': [-1, 101],
      'bonuses.0.turnoverTimes': [-1],
      'bonuses.0.maxReceived': [-1],
      'bonuses.0.places': [-1],
      'heldBonuses.0.1.from': [''],
      'heldBonuses.0.1.percentFail': [-1, 101],
      'coupons.0.1.kind': [''],
      'wheel.hidesLosses': [1],
      'wheel.slices.0.weight': [-1],
      'wheel.slices.3.prize.count': [-1],
    },
  });
});
