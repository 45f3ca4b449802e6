import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

export const spinwheelExamples = {
  'GET /api/spinwheel/active': {},
  'GET /api/spinwheel/setup': {},
  'POST /api/spinwheel/spin': {},
  'GET /api/spinwheel/coupon': { given: 'a member with coupons' },
  'POST /api/spinwheel/coupon/claim': {
    given: 'a member with coupons',
    input: async ({ control }) => ({ body: { coupon: (await control.coupons())[0]?.id } }),
  },
} satisfies Partial<Record<EndpointKey, Example>>;
