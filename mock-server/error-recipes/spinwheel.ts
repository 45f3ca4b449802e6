import { SOMCHAI } from '../scenarios/users.ts';
import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';

const call = 'POST /api/spinwheel/coupon/claim';
const given = 'a member with coupons';

const claim = async (client: Client, coupon?: string) => {
  const first = coupon ?? (await client.control.coupons())[0]?.id;
  return (await client.call(call, { body: { coupon: first } })).body.error;
};

export const spinwheelRecipes: readonly ErrorRecipe[] = [
  {
    code: 'INVALID_CODE',
    call,
    how: 'Claim a coupon that is none, or somebody else’s.',
    run: (client) => claim(client, 'cp-none'),
  },
  {
    code: 'NO_CLAIMABLE_COUPON',
    call,
    given,
    how: 'Claim a coupon twice.',
    run: async (client) => {
      await claim(client);
      return claim(client);
    },
  },
  {
    code: 'COUPON_EXPIRED',
    call,
    given,
    how: 'Claim a coupon a week after it was won.',
    run: async (client) => {
      await client.control.advanceClock({ seconds: 7 * 24 * 60 * 60 });
      return claim(client);
    },
  },
  {
    code: 'INVALID_PRIZE_CODE',
    call,
    given,
    how: 'Take the prize off the wheel, then claim its coupon.',
    run: async (client) => {
      const wheel = await client.control.wheel();
      await client.control.setWheel({ ...wheel, slices: wheel.slices.slice(-1) });
      return claim(client);
    },
  },
  {
    code: 'INVALID_COUPON_TYPE',
    call,
    how: 'Claim a coupon for a thing: people hand that over.',
    run: async (client) => {
      const plan = { code: 'SHIRT', name: 'เสื้อยืด', kind: 'gift', amount: 0 } as const;
      const { id } = await client.control.giveCoupon(SOMCHAI, plan);
      return claim(client, id);
    },
  },
  {
    code: 'BONUS_REMAINING',
    call,
    given,
    how: 'Claim a coupon while a bonus is active.',
    run: async (client) => {
      await client.call('GET /api/bonus/activate/{code}', { params: { code: 'WELCOME100' } });
      return claim(client);
    },
  },
];
