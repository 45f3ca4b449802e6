import { fileOf } from '../sizes/file-of.ts';
import { aged, atTimeOfDay, type Effect } from './effect.ts';

const FIRST_PAGE = { page: 1, limit: 10 };
const QR = { params: { bankCode: 'KBANK' } };

/** Effects on records other than money and accounts. */
export const recordEffects: readonly Effect[] = [
  {
    call: 'POST /api/spinwheel/spin',
    what: 'takes one coin, and adds the coupon that it won',
    state: 'a member whose next spin wins 10 baht',
    compare: async (ask) => {
      const { result } = await ask('POST /api/spinwheel/spin');
      const { userCoin } = await ask('GET /api/spinwheel/setup');
      const { profile } = await ask('GET /api/account/profile');
      const coupons = await ask('GET /api/spinwheel/coupon');
      return {
        'coins of the result': [9, result?.remainingCoin],
        'coins of the wheel': [9, userCoin],
        'coins of the profile': [9, profile.coin],
        'amounts of the coupons': [[10], coupons.map(({ amount }) => amount)],
      };
    },
  },
  {
    call: 'GET /api/bonus/activate/{code}',
    what: 'activates the bonus, once and now',
    state: 'a member with money',
    compare: async (ask) => {
      await ask('GET /api/bonus/activate/{code}', { params: { code: 'WELCOME100' } });
      const { status, type } = await ask('GET /api/bonus/check/active');
      const offers = await ask('GET /api/bonus');
      const { isActive, received, entries } = offers.find(({ code }) => code === 'WELCOME100')?.userBonus ?? {
        entries: [],
      };
      return {
        'what is active': [
          [true, 'limit'],
          [status, type],
        ],
        'whether the offer is active': [true, isActive],
        'times that it was received': [
          [1, 1],
          [received, entries.length],
        ],
        'time of the receipt': aged(entries[0]?.updatedAt),
      };
    },
  },
  {
    call: 'GET /api/bonus/clear',
    what: 'ends the bonus',
    state: 'a member with an active bonus',
    compare: async (ask) => {
      await ask('GET /api/bonus/clear');
      const { status } = await ask('GET /api/bonus/check/active');
      const offers = await ask('GET /api/bonus');
      return {
        'whether one is active': [false, status],
        'active offers': [[], offers.filter(({ userBonus }) => userBonus?.isActive).map(({ code }) => code)],
      };
    },
  },
  {
    call: 'GET /api/promotion/activate/{code}',
    what: 'activates the promotion',
    state: 'a member with money',
    compare: async (ask) => {
      await ask('GET /api/promotion/activate/{code}', { params: { code: 'WELCOME50' } });
      const { status } = await ask('GET /api/bonus/check/active');
      const { promotion } = await ask('GET /api/promotion/current');
      return { 'whether one is active': [true, status], percentFail: [20, promotion?.percentFail] };
    },
  },
  {
    call: 'GET /api/refund/receive',
    what: 'makes the refund the bonus in use, once and now',
    state: 'a member with a refund to receive',
    compare: async (ask) => {
      await ask('GET /api/refund/receive');
      const { result, bonus } = await ask('GET /api/refund/check');
      const { status, type } = await ask('GET /api/bonus/check/active');
      const { total, refunds } = await ask('POST /api/refund', { body: FIRST_PAGE });
      return {
        'whether a refund is left': [false, result],
        'whether a bonus is held': [true, bonus],
        'what is active': [
          [true, 'refund'],
          [status, type],
        ],
        'rows of the log': [1, total],
        'time of the newest row': aged(refunds[0]?.createdAt),
      };
    },
  },
  {
    call: 'POST /api/wallet/slip',
    what: 'adds the slip once, as the newest of the list',
    state: 'slips are taken at any hour',
    compare: async (ask) => {
      const slips = () => ask('POST /api/statement/slip', { body: FIRST_PAGE });
      const before = await slips();
      await ask('POST /api/wallet/slip', {
        file: new Blob([fileOf('image/png', 1000)], { type: 'image/png' }),
      });
      const after = await slips();
      return {
        slips: [(before.total ?? NaN) + 1, after.total],
        'time of the newest slip': aged(after.slips[0]?.createdAt),
      };
    },
  },
  {
    call: 'POST /api/qrcode/{bankCode}',
    what: 'makes the QR that is read and cancelled later',
    state: 'demo',
    compare: async (ask) => {
      const made = await ask('POST /api/qrcode/{bankCode}', { ...QR, body: { amount: 123.45 } });
      const read = await ask('GET /api/qrcode/{bankCode}', QR);
      await ask('DELETE /api/qrcode/{qrcodeId}', { params: { qrcodeId: made.qrcodeId ?? '' } });
      const { hasQrcode } = await ask('GET /api/qrcode/{bankCode}', QR);
      return {
        id: [made.qrcodeId, read.qrcodeId],
        picture: [made.qrcode, read.qrcode],
        amount: [123.45, read.amount],
        'whether one is left after the cancelling': [false, hasQrcode],
      };
    },
  },
  {
    call: 'GET /api/wallet/activate/{slotCode}',
    what: 'opens this game alone',
    state: 'demo',
    compare: async (ask) => {
      const open = async () =>
        (await ask('GET /api/wallet')).slots.filter(({ isActive }) => isActive).map(({ code }) => code);
      const before = await open();
      await ask('GET /api/wallet/activate/{slotCode}', { params: { slotCode: 'IMI' } });
      return { 'open games': [[...before, 'IMI'].sort(), (await open()).sort()] };
    },
  },
  {
    call: 'GET /api/wallet/resetpassword/{slotCode}',
    what: 'replaces the password of the game',
    state: 'demo',
    compare: async (ask) => {
      const slot = { params: { slotCode: 'PG' } };
      const before = await ask('GET /api/wallet/account/{slotCode}', slot);
      await ask('GET /api/wallet/resetpassword/{slotCode}', slot);
      const after = await ask('GET /api/wallet/account/{slotCode}', slot);
      return {
        username: [before.username, after.username],
        'whether the password is another': [true, before.password !== after.password],
      };
    },
  },
  {
    call: 'POST /api/chat/send-message',
    what: 'adds the message once, as the newest of the history',
    state: 'demo',
    compare: async (ask) => {
      const history = () => ask('POST /api/chat/history', { body: { limit: 10, skip: 0 } });
      const before = await history();
      const message = { message_type: 'text', payload: { message: 'hello' } } as const;
      const { createdAt } = await ask('POST /api/chat/send-message', {
        body: { sender: 'customer', message },
      });
      const [newest, ...others] = await history();
      return {
        message: [message, newest?.message],
        time: [createdAt, newest?.createdAt],
        'age of the message': aged(createdAt),
        'older messages': [before.length, others.length],
      };
    },
  },
  {
    call: 'POST /api/statement',
    what: 'names the times of its lines in UTC',
    state: 'a member with three pages of statement',
    compare: async (ask) => {
      const { statements } = await ask('POST /api/statement', { body: FIRST_PAGE });
      return {
        'newest line': aged(statements[0]?.createdAt),
        'third line': aged(statements[2]?.createdAt, 120),
      };
    },
  },
  {
    call: 'POST /api/invite',
    what: 'names the times of its rows in UTC',
    state: 'a service with one of each',
    compare: async (ask) => {
      const { invites } = await ask('POST /api/invite', { body: FIRST_PAGE });
      return { 'newest row': aged(invites[0]?.createdAt) };
    },
  },
  {
    call: 'GET /api/lookup/slip',
    what: 'names the hours without slips in the time of Bangkok and Vientiane',
    state: 'slips are not taken now',
    compare: async (ask) => {
      const { closedFrom, closedTo } = await ask('GET /api/lookup/slip');
      return { closedFrom: atTimeOfDay(closedFrom, -60), closedTo: atTimeOfDay(closedTo, 60) };
    },
  },
];
