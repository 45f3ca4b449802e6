import { satangFromBaht } from 'contracts/rules';
import { describe, it } from 'vitest';
import { refusal } from '../../testing/pact/pact.ts';
import { text } from '../../testing/pact/pact-matchers.ts';
import { requestHistory } from '../../features/chat/state/chat-state.ts';
import { requestMessage } from '../../features/chat/state/delivery.ts';
import { requestReadMark } from '../../features/chat/state/read-mark.ts';
import { requestGift } from '../../features/deposit/gift/gift-state.ts';
import { requestNewQr } from '../../features/deposit/qr/qr-actions.ts';
import { fetchInvites } from '../../features/invite/invite-rows.ts';
import { requestPart } from '../../features/invite/take-part.ts';
import { requestPassword } from '../../features/profile/password-state.ts';
import { requestName } from '../../features/profile/profile-name-state.ts';
import { fetchRefunds } from '../../features/refund/refund-rows.ts';
import { requestClaim } from '../../features/spin/spin-orders.ts';
import { requestBringBack } from '../../features/transfer/transfer-state.ts';
import { requestWithdrawal } from '../../features/withdraw/withdraw-state.ts';
import { requestRenaming } from '../../shared/account/account-rename.ts';
import { requestTransfer } from '../../shared/orders/transfer-order.ts';
import { requestToken } from '../request-token.ts';
import { fetchSlips } from '../../shared/wallet/slip-rows.ts';
import { fetchStatement } from '../../shared/wallet/statement-rows.ts';
import { requestMinimum, requestPromotion, withdrawFromWallet } from '../../testing/pact/uncalled.ts';
import { bank, registration, requestOf, row, sending, step } from '../../testing/pact/pact-rows.ts';

const page = { page: 1, limit: 10 };
const player = { username: 'rkplayer01' };
const credentials = { ...player, password: 'secret0001' };
const guest = { userId: null, guestId: 'guest-0123456789abcdef0123456789abcdef' };
const nameless = { username: null, name: null, deviceToken: null };
const hello = {
  content: { kind: 'text', text: 'hello' },
  writtenAt: Date.parse('2026-11-20T02:59:58.000Z'),
} as const;

/** Calls of members: without a token they are refused. */
const OF_MEMBERS = [
  row('GET /api/lookup/deposit', '/api/lookup/deposit'),
  row('GET /api/lookup/withdraw', '/api/lookup/withdraw'),
  row('GET /api/lookup/slip', '/api/lookup/slip'),
  row('GET /api/account/profile', '/api/account/profile'),
  sending(
    'PUT /api/account/profile',
    '/api/account/profile',
    {
      name: 'Somchai',
      bankCode: 'KBANK',
      bankAccountName: 'SOMCHAI JAIDEE',
      bankAccountNo: '1234567890',
    },
    (call) =>
      requestName(call, 'Somchai', {
        code: 'KBANK',
        ownAccountName: 'SOMCHAI JAIDEE',
        accountNo: '1234567890',
      }),
  ),
  sending(
    'PUT /api/account/bankAccountName',
    '/api/account/bankAccountName',
    { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE' },
    (call) => requestRenaming(call, { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE' }),
  ),
  sending(
    'PUT /api/account/changepwd',
    '/api/account/changepwd',
    { oldPassword: '123456', newPassword: '654321' },
    (call) => requestPassword(call, { oldPassword: '123456', newPassword: '654321' }),
  ),
  row('GET /api/wallet', '/api/wallet'),
  row('GET /api/wallet/refresh/slot', '/api/wallet/refresh/slot'),
  row('GET /api/wallet/activate/{slotCode}', '/api/wallet/activate/IMI', { params: { slotCode: 'IMI' } }),
  row('GET /api/wallet/account/{slotCode}', '/api/wallet/account/PG', { params: { slotCode: 'PG' } }),
  row('GET /api/wallet/resetpassword/{slotCode}', '/api/wallet/resetpassword/PG', {
    params: { slotCode: 'PG' },
  }),
  sending('POST /api/wallet/add', '/api/wallet/add', { amount: 10 }, (call) =>
    requestPart(call, satangFromBaht(10)),
  ),
  sending(
    'POST /api/wallet/transfer',
    '/api/wallet/transfer',
    { from: 'WALLET', to: 'PG', amount: 10 },
    (call) => requestTransfer(call, { from: 'WALLET', to: 'PG', amount: satangFromBaht(10) }),
  ),
  sending('POST /api/wallet/transferAll', '/api/wallet/transferAll', { to: 'WALLET' }, requestBringBack),
  sending('POST /api/wallet/withdraw', '/api/wallet/withdraw', { amount: 100 }, (call) =>
    withdrawFromWallet(call, 100),
  ),
  sending('POST /api/wallet/withdrawAll', '/api/wallet/withdrawAll', { amount: 100 }, (call) =>
    requestWithdrawal(call, satangFromBaht(100)),
  ),
  sending(
    'POST /api/wallet/truelink',
    '/api/wallet/truelink',
    { link: text('^U2FsdGVkX1[A-Za-z0-9+/]+=*$', 'U2FsdGVkX18lnnfmkpM2VA==') },
    (call) => requestGift(call, 'https://gift.truemoney.com/campaign/?v=KNOWN', 'member-wallet'),
  ),
  sending('POST /api/invite', '/api/invite', page, (call) =>
    fetchInvites(call, 1, new AbortController().signal),
  ),
  row('GET /api/invite/bonus', '/api/invite/bonus'),
  row('GET /api/invite/banners', '/api/invite/banners'),
  sending('POST /api/refund', '/api/refund', page, (call) =>
    fetchRefunds(call, 1, new AbortController().signal),
  ),
  row('GET /api/refund/check', '/api/refund/check'),
  row('GET /api/refund/receive', '/api/refund/receive'),
  row('GET /api/refund/addWallet', '/api/refund/addWallet'),
  row('GET /api/refund/banners', '/api/refund/banners'),
  row('GET /api/bonus', '/api/bonus'),
  row('GET /api/bonus/activate/{code}', '/api/bonus/activate/WELCOME100', { params: { code: 'WELCOME100' } }),
  row('GET /api/bonus/check/active', '/api/bonus/check/active'),
  { ...row('GET /api/bonus/check/minimum', '/api/bonus/check/minimum'), make: requestMinimum },
  row('GET /api/bonus/clear', '/api/bonus/clear'),
  { ...row('GET /api/promotion/current', '/api/promotion/current'), make: requestPromotion },
  row('GET /api/promotion/find/{code}', '/api/promotion/find/WELCOME50', { params: { code: 'WELCOME50' } }),
  row('GET /api/promotion/activate/{code}', '/api/promotion/activate/WELCOME50', {
    params: { code: 'WELCOME50' },
  }),
  sending('POST /api/statement', '/api/statement', page, (call) => fetchStatement(call, 1)),
  sending('POST /api/statement/slip', '/api/statement/slip', page, (call) => fetchSlips(call, 1)),
  row('GET /api/statement/slip/reference/{reference}', '/api/statement/slip/reference/sl-1', {
    params: { reference: 'sl-1' },
  }),
  row('GET /api/spinwheel/active', '/api/spinwheel/active'),
  row('GET /api/spinwheel/setup', '/api/spinwheel/setup'),
  row('POST /api/spinwheel/spin', '/api/spinwheel/spin'),
  row('GET /api/spinwheel/coupon', '/api/spinwheel/coupon'),
  sending('POST /api/spinwheel/coupon/claim', '/api/spinwheel/coupon/claim', { coupon: 'cp-1' }, (call) =>
    requestClaim(call, { id: 'cp-1' }),
  ),
  row('GET /api/qrcode/{bankCode}', '/api/qrcode/KBANK', { params: { bankCode: 'KBANK' } }),
  sending('POST /api/qrcode/{bankCode}', '/api/qrcode/KBANK', { amount: 100 }, (call) =>
    requestNewQr(call, 'KBANK', satangFromBaht(100), () => 0),
  ),
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
  sending('POST /api/account/validate', '/api/account/validate', registration, step({ step: 'profile' })),
  sending(
    'POST /api/account',
    '/api/account',
    { ...registration, ...bank, currency: 'BAHT' },
    step({ step: 'bank' }),
  ),
  sending('POST /api/login', '/api/login', { username: '0812345678', password: '123456' }, (call) =>
    requestToken(call, { username: '0812345678', password: '123456' }),
  ),
  sending(
    'POST /api/otp/send',
    '/api/otp/send',
    { phoneNumber: '0611111111' },
    step({ step: 'phone', resend: true }),
  ),
  sending(
    'POST /api/otp/verify',
    '/api/otp/verify',
    { otpToken: 'otp-token', otpCode: '123456' },
    step({ step: 'otp', otpToken: 'otp-token', form: { otp: '123456' } }),
  ),
  row('GET /api/chat/config', '/api/chat/config'),
  sending('POST /api/chat/history', '/api/chat/history', { ...guest, limit: 10, skip: 0 }, (call) =>
    requestHistory(call, guest, 0),
  ),
  sending(
    'POST /api/chat/send-message',
    '/api/chat/send-message',
    {
      ...guest,
      ...nameless,
      sender: 'customer',
      message: { message_type: 'text', payload: { message: 'hello' } },
      createdAt: '2026-11-20T02:59:58.000Z',
      session_id: null,
    },
    (call) => requestMessage(call, { ...guest, ...nameless }, hello, null),
  ),
  sending('PUT /api/chat/read-customer/', '/api/chat/read-customer/', guest, (call) =>
    requestReadMark(call, guest),
  ),
];

describe('pact: refusals that every call shares', () => {
  it.each(OF_MEMBERS)('$key without a token is refused as UNAUTHORIZED [7.01] [8.02]', (row) =>
    refusal(
      {
        given: 'demo',
        asks: `without a token: ${row.key}`,
        request: requestOf(row),
        token: null,
        code: 'UNAUTHORIZED',
        status: 401,
      },
      row.make,
    ),
  );

  it.each(OF_ANYBODY)('$key from a network that is not let in is refused as INVALID_IP [6.03]', (row) =>
    refusal(
      {
        given: 'a foreign network',
        asks: `from a foreign network: ${row.key}`,
        request: requestOf(row),
        token: null,
        code: 'INVALID_IP',
        status: 403,
      },
      row.make,
    ),
  );
});
