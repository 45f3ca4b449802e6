import { describe, it } from 'vitest';
import { endpoints } from '../index.ts';
import { expectFields, type Fields } from './expect-fields.ts';

const AT = '2026-08-22T03:00:00.000Z';
const PAGE = { page: 1, limit: 10 };
const DONE = { message: 'SUCCESS' };
const BANNER = { image: 'https://a.example/a.png', html: '<p>1</p>' };
const USER_BONUS = { _id: 'ub-1', isActive: true, received: 1, entries: [{ updatedAt: AT }] };
const PROMOTION = { percentFail: 12.5, description: 'text' };
const SLICE = { code: 'P10', label: '10', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>1</p>' };

const SHAPES: readonly [title: string, fields: Fields][] = [
  [
    'a page of friends to ask for [7.25]',
    { shape: endpoints['POST /api/invite'].body, example: PAGE, refuses: [['page', 0]] },
  ],
  [
    'friends and their number [3.13] [7.25]',
    {
      shape: endpoints['POST /api/invite'].reply,
      example: { total: 1, invites: [{ from: { name: 'A' }, amount: 1.5, createdAt: AT }] },
      optional: ['total'],
    },
  ],
  ['a taken invite bonus [7.26]', { shape: endpoints['GET /api/invite/bonus'].reply, example: DONE }],
  [
    'banners of invitations [3.15] [7.26]',
    { shape: endpoints['GET /api/invite/banners'].reply, example: [BANNER], nullable: ['0.image', '0.html'] },
  ],
  [
    'a page of refunds to ask for [7.27]',
    { shape: endpoints['POST /api/refund'].body, example: PAGE, refuses: [['page', 0]] },
  ],
  [
    'refunds and their number [3.14] [7.27]',
    {
      shape: endpoints['POST /api/refund'].reply,
      example: { total: 1, refunds: [{ refundAmount: 1.5, createdAt: AT }] },
      optional: ['total'],
    },
  ],
  [
    'what can be refunded [3.14] [7.28]',
    {
      shape: endpoints['GET /api/refund/check'].reply,
      example: {
        result: true,
        bonus: false,
        info: '<p>1</p>',
        refundAmount: 1.5,
        refundSuccess: 1,
        refundFail: 1,
      },
    },
  ],
  ['a refund taken as a bonus [7.28]', { shape: endpoints['GET /api/refund/receive'].reply, example: DONE }],
  ['a refund taken as money [7.28]', { shape: endpoints['GET /api/refund/addWallet'].reply, example: DONE }],
  [
    'banners of refunds [3.15] [7.28]',
    { shape: endpoints['GET /api/refund/banners'].reply, example: [BANNER], nullable: ['0.image', '0.html'] },
  ],
  [
    'bonuses of a type limit, day or week [3.15] [3.16] [4.07] [7.29]',
    {
      shape: endpoints['GET /api/bonus'].reply,
      example: [
        {
          code: 'B',
          type: 'limit',
          maxReceived: 1,
          percentFail: 12.5,
          banners: [BANNER],
          userBonus: USER_BONUS,
        },
      ],
      nullable: ['0.userBonus', '0.banners.0.image', '0.banners.0.html'],
      takes: [
        ['0.type', 'day'],
        ['0.type', 'week'],
      ],
      refuses: [
        ['0.type', 'month'],
        ['0.percentFail', 101],
        ['0.userBonus.entries', []],
      ],
    },
  ],
  [
    'a received bonus [3.16] [7.30]',
    { shape: endpoints['GET /api/bonus/activate/{code}'].reply, example: USER_BONUS },
  ],
  [
    'whether a bonus is active, and its type [7.31]',
    {
      shape: endpoints['GET /api/bonus/check/active'].reply,
      example: { status: true, type: 'limit' },
      nullable: ['type'],
    },
  ],
  [
    'the smallest balance with a bonus [7.32]',
    { shape: endpoints['GET /api/bonus/check/minimum'].reply, example: { minimum: 5.5 } },
  ],
  [
    'an ended bonus [7.33]',
    { shape: endpoints['GET /api/bonus/clear'].reply, example: { message: 'BONUS_CLEAR' } },
  ],
  [
    'the current promotion [3.17] [7.34]',
    {
      shape: endpoints['GET /api/promotion/current'].reply,
      example: { promotion: PROMOTION },
      nullable: ['promotion'],
    },
  ],
  [
    'a found promotion [3.17] [7.35]',
    {
      shape: endpoints['GET /api/promotion/find/{code}'].reply,
      example: PROMOTION,
      refuses: [['percentFail', 101]],
    },
  ],
  [
    'a received promotion [7.36]',
    { shape: endpoints['GET /api/promotion/activate/{code}'].reply, example: DONE },
  ],
  [
    'whether there is a wheel [7.40]',
    { shape: endpoints['GET /api/spinwheel/active'].reply, example: { isActive: true } },
  ],
  [
    'the wheel, its slices and the coins [3.20] [7.41]',
    {
      shape: endpoints['GET /api/spinwheel/setup'].reply,
      example: { result: { activeSpinwheel: { name: 'Wheel', slice: [SLICE] } }, userCoin: 3 },
      nullable: ['result.activeSpinwheel.slice.0.htmlDescription'],
      takes: [['result.activeSpinwheel.slice', Array.from({ length: 60 }, () => SLICE)]],
      refuses: [['result.activeSpinwheel.slice', Array.from({ length: 61 }, () => SLICE)]],
    },
  ],
  [
    'a spin: success, result and error [3.22] [7.42]',
    {
      shape: endpoints['POST /api/spinwheel/spin'].reply,
      example: { success: true, result: { code: 'P10', label: '10', remainingCoin: 2 }, error: 'NO_DATA' },
      nullable: ['result', 'error'],
    },
  ],
  [
    'coupons [3.21] [7.43]',
    {
      shape: endpoints['GET /api/spinwheel/coupon'].reply,
      example: [{ _id: 'cp-1', prize: { slice: { label: '10' }, name: 'Ten' }, amount: 10.5 }],
    },
  ],
  [
    'the coupon to claim [7.44]',
    {
      shape: endpoints['POST /api/spinwheel/coupon/claim'].body,
      example: { coupon: 'cp-1' },
      refuses: [
        ['coupon', ''],
        ['coupon', '../x'],
      ],
    },
  ],
  [
    'a claim: success and error [7.44]',
    {
      shape: endpoints['POST /api/spinwheel/coupon/claim'].reply,
      example: { success: true, error: 'NO_DATA' },
      nullable: ['error'],
    },
  ],
];

describe('the contract has exactly the fields of', () => {
  it.each(SHAPES)('%s', (_title, fields) => expectFields(fields));
});
