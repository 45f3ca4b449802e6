import { describe, it } from 'vitest';
import { refusal } from '../../testing/pact.ts';
import type { Call, CallOptions, Key } from '../call.ts';

/** A call with all that it needs; the path is the one on the wire, never made from the key. */
type Row = { [K in Key]: readonly [key: K, path: string, options?: CallOptions<K>] }[Key];

const row = <K extends Key>(key: K, path: string, options?: CallOptions<K>) =>
  [key, path, options] as unknown as Row;
const page = { page: 1, limit: 10 };
const player = { username: 'rkplayer01' };
const credentials = { ...player, password: 'secret0001' };
const registration = {
  name: 'Anong',
  username: '0611111111',
  password: 'secret-1',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  bankAccountName: '',
  bankAccountNo: '',
};
const guest = { userId: null, guestId: 'guest-0123456789abcdef0123456789abcdef' };

/** Calls of members: without a token they are refused. */
const OF_MEMBERS = [
  row('GET /api/lookup/deposit', '/api/lookup/deposit'),
  row('GET /api/lookup/withdraw', '/api/lookup/withdraw'),
  row('GET /api/lookup/slip', '/api/lookup/slip'),
  row('GET /api/account/profile', '/api/account/profile'),
  row('PUT /api/account/profile', '/api/account/profile', {
    body: {
      name: 'Somchai',
      bankCode: 'KBANK',
      bankAccountName: 'SOMCHAI JAIDEE',
      bankAccountNo: '1234567890',
    },
  }),
  row('PUT /api/account/bankAccountName', '/api/account/bankAccountName', {
    body: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE' },
  }),
  row('PUT /api/account/changepwd', '/api/account/changepwd', {
    body: { oldPassword: '123456', newPassword: '654321' },
  }),
  row('GET /api/wallet', '/api/wallet'),
  row('GET /api/wallet/refresh/slot', '/api/wallet/refresh/slot'),
  row('GET /api/wallet/activate/{slotCode}', '/api/wallet/activate/IMI', { params: { slotCode: 'IMI' } }),
  row('GET /api/wallet/account/{slotCode}', '/api/wallet/account/PG', { params: { slotCode: 'PG' } }),
  row('GET /api/wallet/resetpassword/{slotCode}', '/api/wallet/resetpassword/PG', {
    params: { slotCode: 'PG' },
  }),
  row('POST /api/wallet/add', '/api/wallet/add', { body: { amount: 10 } }),
  row('POST /api/wallet/transfer', '/api/wallet/transfer', {
    body: { from: 'WALLET', to: 'PG', amount: 10 },
  }),
  row('POST /api/wallet/transferAll', '/api/wallet/transferAll', { body: { to: 'WALLET' } }),
  row('POST /api/wallet/withdraw', '/api/wallet/withdraw', { body: { amount: 100 } }),
  row('POST /api/wallet/withdrawAll', '/api/wallet/withdrawAll', { body: { amount: 100 } }),
  row('POST /api/wallet/truelink', '/api/wallet/truelink', { body: { link: 'a-link' } }),
  row('POST /api/invite', '/api/invite', { body: page }),
  row('GET /api/invite/bonus', '/api/invite/bonus'),
  row('GET /api/invite/banners', '/api/invite/banners'),
  row('POST /api/refund', '/api/refund', { body: page }),
  row('GET /api/refund/check', '/api/refund/check'),
  row('GET /api/refund/receive', '/api/refund/receive'),
  row('GET /api/refund/addWallet', '/api/refund/addWallet'),
  row('GET /api/refund/banners', '/api/refund/banners'),
  row('GET /api/bonus', '/api/bonus'),
  row('GET /api/bonus/activate/{code}', '/api/bonus/activate/WELCOME100', { params: { code: 'WELCOME100' } }),
  row('GET /api/bonus/check/active', '/api/bonus/check/active'),
  row('GET /api/bonus/check/minimum', '/api/bonus/check/minimum'),
  row('GET /api/bonus/clear', '/api/bonus/clear'),
  row('GET /api/promotion/current', '/api/promotion/current'),
  row('GET /api/promotion/find/{code}', '/api/promotion/find/WELCOME50', { params: { code: 'WELCOME50' } }),
  row('GET /api/promotion/activate/{code}', '/api/promotion/activate/WELCOME50', {
    params: { code: 'WELCOME50' },
  }),
  row('POST /api/statement', '/api/statement', { body: page }),
  row('POST /api/statement/slip', '/api/statement/slip', { body: page }),
  row('GET /api/statement/slip/reference/{reference}', '/api/statement/slip/reference/sl-1', {
    params: { reference: 'sl-1' },
  }),
  row('GET /api/spinwheel/active', '/api/spinwheel/active'),
  row('GET /api/spinwheel/setup', '/api/spinwheel/setup'),
  row('POST /api/spinwheel/spin', '/api/spinwheel/spin'),
  row('GET /api/spinwheel/coupon', '/api/spinwheel/coupon'),
  row('POST /api/spinwheel/coupon/claim', '/api/spinwheel/coupon/claim', { body: { coupon: 'cp-1' } }),
  row('GET /api/qrcode/{bankCode}', '/api/qrcode/KBANK', { params: { bankCode: 'KBANK' } }),
  row('POST /api/qrcode/{bankCode}', '/api/qrcode/KBANK', {
    params: { bankCode: 'KBANK' },
    body: { amount: 100 },
  }),
  row('DELETE /api/qrcode/{qrcodeId}', '/api/qrcode/qr-1', { params: { qrcodeId: 'qr-1' } }),
  row('GET /api/autoLogin/pg/{username}', '/api/autoLogin/pg/rkplayer01', { params: player }),
  row('GET /api/autoLogin/betflix/{username}', '/api/autoLogin/betflix/rkplayer01', { params: player }),
  row('GET /api/autoLogin/areaslot/{username}', '/api/autoLogin/areaslot/rkplayer01', { params: player }),
  row('GET /api/autoLogin/joker2/{username}', '/api/autoLogin/joker2/rkplayer01', { params: player }),
  row('GET /api/autoLogin/huayhd/{username}', '/api/autoLogin/huayhd/rkplayer01', { params: player }),
  row('GET /api/autoLogin/askmebet/{username}/{password}', '/api/autoLogin/askmebet/rkplayer01/secret0001', {
    params: credentials,
  }),
  row('GET /api/autoLogin/imi/{username}/{password}', '/api/autoLogin/imi/rkplayer01/secret0001', {
    params: credentials,
  }),
  row('GET /api/autoLogin/usun/{username}/{password}', '/api/autoLogin/usun/rkplayer01/secret0001', {
    params: credentials,
  }),
  row('GET /api/autoLogin/circus/{username}/{password}', '/api/autoLogin/circus/rkplayer01/secret0001', {
    params: credentials,
  }),
  row(
    'GET /api/autoLogin/slotracha/{username}/{password}',
    '/api/autoLogin/slotracha/rkplayer01/secret0001',
    {
      params: credentials,
    },
  ),
  row('GET /api/autoLogin/pgslot/{username}/{password}', '/api/autoLogin/pgslot/rkplayer01/secret0001', {
    params: credentials,
  }),
];

/** Calls of anybody: a network that is not let in is refused. */
const OF_ANYBODY = [
  row('GET /api/lookup/banks', '/api/lookup/banks'),
  row('GET /api/lookup/conditions', '/api/lookup/conditions'),
  row('GET /api/lookup/agreements', '/api/lookup/agreements'),
  row('GET /api/lookup/info', '/api/lookup/info'),
  row('GET /api/lookup/notice', '/api/lookup/notice'),
  row('GET /api/lookup/contact', '/api/lookup/contact'),
  row('GET /api/lookup/sources', '/api/lookup/sources'),
  row('GET /api/lookup/active', '/api/lookup/active'),
  row('GET /api/lookup/registerOTP', '/api/lookup/registerOTP'),
  row('GET /api/lookup/enableChatWidget', '/api/lookup/enableChatWidget'),
  row('POST /api/account/validate', '/api/account/validate', { body: registration }),
  row('POST /api/account', '/api/account', { body: { ...registration, currency: 'BAHT' } }),
  row('POST /api/login', '/api/login', { body: { username: '0812345678', password: '123456' } }),
  row('POST /api/otp/send', '/api/otp/send', { body: { phoneNumber: '0611111111' } }),
  row('POST /api/otp/verify', '/api/otp/verify', { body: { otpToken: 'otp-token', otpCode: '123456' } }),
  row('GET /api/chat/config', '/api/chat/config'),
  row('POST /api/chat/history', '/api/chat/history', { body: { ...guest, limit: 10, skip: 0 } }),
  row('POST /api/chat/send-message', '/api/chat/send-message', {
    body: { ...guest, sender: 'customer', message: { message_type: 'text', payload: { message: 'hello' } } },
  }),
  row('PUT /api/chat/read-customer/', '/api/chat/read-customer/', { body: guest }),
];

function ask([key, path, options]: Row) {
  const [method = ''] = key.split(' ');
  const body = options && 'body' in options ? options.body : undefined;
  const make = (call: Call) => (call as (...args: unknown[]) => Promise<unknown>)(key, () => true, options);
  return {
    key,
    request: body === undefined ? ([method, path] as const) : ([method, path, body] as const),
    make,
  };
}

describe('pact: refusals that every call shares', () => {
  it.each(OF_MEMBERS)('%s without a token is refused as UNAUTHORIZED [7.01] [8.02]', (...args) => {
    const { key, request, make } = ask(args as unknown as Row);
    const given = 'demo';
    return refusal(
      { given, asks: `without a token: ${key}`, request, token: null, code: 'UNAUTHORIZED', status: 401 },
      make,
    );
  });

  it.each(OF_ANYBODY)('%s from a network that is not let in is refused as INVALID_IP [6.03]', (...args) => {
    const { key, request, make } = ask(args as unknown as Row);
    const given = 'a foreign network';
    return refusal(
      {
        given,
        asks: `from a foreign network: ${key}`,
        request,
        token: null,
        code: 'INVALID_IP',
        status: 403,
      },
      make,
    );
  });
});
