import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';

const SOMCHAI = '0812345678';
const call = 'POST /api/spinwheel/coupon/claim';
const given = 'a member with coupons';

const claim = async (tester: Tester, coupon?: string) => {
  const first = coupon ?? (await tester.control.coupons())[0]?.id;
  return (await tester.call(call, { body: { coupon: first } })).body.error;
};

export const spinwheelTriggers: readonly Trigger[] = [
  {
    code: 'INVALID_CODE',
    call,
    how: 'Claim a coupon that is none, or somebody else’s.',
    run: (tester) => claim(tester, 'cp-none'),
  },
  {
    code: 'NO_CLAIMABLE_COUPON',
    call,
    given,
    how: 'Claim a coupon twice.',
    run: async (tester) => {
      await claim(tester);
      return claim(tester);
    },
  },
  {
    code: 'COUPON_EXPIRED',
    call,
    given,
    how: 'Claim a coupon a week after it was won.',
    run: async (tester) => {
      await tester.control.advanceClock({ seconds: 7 * 24 * 60 * 60 });
      return claim(tester);
    },
  },
  {
    code: 'INVALID_PRIZE_CODE',
    call,
    given,
    how: 'Take the prize off the wheel, then claim its coupon.',
    run: async (tester) => {
      const wheel = await tester.control.wheel();
      await tester.control.setWheel({ ...wheel, slices: wheel.slices.slice(-1) });
      return claim(tester);
    },
  },
  {
    code: 'INVALID_COUPON_TYPE',
    call,
    how: 'Claim a coupon for a thing: people hand that over.',
    run: async (tester) => {
      const plan = { code: 'SHIRT', name: 'เสื้อยืด', kind: 'gift', amount: 0 } as const;
      const { id } = await tester.control.giveCoupon(SOMCHAI, plan);
      return claim(tester, id);
    },
  },
  {
    code: 'BONUS_REMAINING',
    call,
    given,
    how: 'Claim a coupon while a bonus is active.',
    run: async (tester) => {
      await tester.call('GET /api/bonus/activate/{code}', { params: { code: 'WELCOME100' } });
      return claim(tester);
    },
  },
];
