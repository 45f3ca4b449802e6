import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, Code, Count, Nullable, Strict, Text } from '../shapes.ts';

/** [3.20] Colours are CSS colours. */
export const Slice = Strict({
  code: Code,
  label: Text(),
  bgColor: Text(40),
  textColor: Text(40),
  htmlDescription: Nullable(Text(20_000)),
});

/** [3.21] A claim sends `_id`. The spec shows no key. */
export const Coupon = Strict({
  _id: Code,
  prize: Strict({ slice: Strict({ label: Text() }), name: Text() }),
  amount: Amount,
});

// [3.22]
export const SpinResult = Strict({ code: Code, label: Text(), remainingCoin: Count });

/** An error code, or null on success: these two calls report refusals in a 200 reply. [8.26] */
const ResultError = Nullable(Text(64));

export const spinwheelEndpoints = {
  // [7.40]
  'GET /api/spinwheel/active': endpoint({
    access: 'member',
    reply: Strict({ isActive: Type.Boolean() }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.41] Slices in wheel order. */
  'GET /api/spinwheel/setup': endpoint({
    access: 'member',
    reply: Strict({
      result: Strict({
        activeSpinwheel: Strict({ name: Text(), slice: Type.Array(Slice, { maxItems: 60 }) }),
      }),
      userCoin: Count,
    }),
    refuses: ['NO_DATA'],
    badInput: 'NO_DATA',
  }),
  /** [7.42] Costs one coin. */
  'POST /api/spinwheel/spin': endpoint({
    access: 'member',
    reply: Strict({ success: Type.Boolean(), result: Nullable(SpinResult), error: ResultError }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.43] Coupons not claimed yet, newest first. */
  'GET /api/spinwheel/coupon': endpoint({
    access: 'member',
    reply: Type.Array(Coupon),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.44] `coupon` is the `_id` of a coupon. */
  'POST /api/spinwheel/coupon/claim': endpoint({
    access: 'member',
    body: Strict({ coupon: Code }),
    reply: Strict({ success: Type.Boolean(), error: ResultError }),
    refuses: [],
    badInput: 'INVALID_CODE',
  }),
};
