import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Matchers } from '@pact-foundation/pact';
import { satangFromBaht } from 'contracts/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestUpload } from '../../features/chat/files/chat-upload.ts';
import { requestReadMark } from '../../features/chat/state/read-mark.ts';
import { requestGift } from '../../features/deposit/gift/gift-state.ts';
import { requestNewQr } from '../../features/deposit/qr/qr-actions.ts';
import { requestName } from '../../features/profile/profile-name-state.ts';
import { requestCheck } from '../../features/register/register-requests.ts';
import { requestBringBack } from '../../features/transfer/transfer-state.ts';
import { requestWithdrawal } from '../../features/withdraw/withdraw-state.ts';
import { requestTransfer } from '../../shared/orders/transfer-order.ts';
import { clientFor, exchange, marker, pact, refusal, settled, TOKEN } from '../../testing/pact/pact.ts';
import { text } from '../../testing/pact/pact-matchers.ts';
import { formOf, sendStep } from '../../testing/pact/pact-requests.ts';
import { withdrawFromWallet } from '../../testing/pact/uncalled.ts';
import { bank, registration, requestOf, row, sending, step, type Row } from '../../testing/pact/pact-rows.ts';
import { requestToken } from '../request-token.ts';

const { fromProviderState } = Matchers;

/** Why a call is refused: in which state, with which code under which status, and the call itself. */
type Case = readonly [given: string, code: string, status: number, row: Row];

const test = (what: string, cases: readonly Case[], token: string | null) =>
  it.each(cases)(`${what}: in "%s" refused with %s`, (given, code, status, asked) =>
    refusal(
      {
        given,
        asks: `${asked.key} refused with ${code} in "${given}": ${asked.path}`,
        request: requestOf(asked),
        token,
        code,
        status,
      },
      asked.make,
    ),
  );

const login = (username: string, password: string) =>
  sending('POST /api/login', '/api/login', { username, password }, (call) =>
    requestToken(call, { username, password }),
  );
const PARTS_FAIL = 'a service whose parts fail';
const LOGIN_THAT_TELLS = 'a login that tells what was wrong';

describe('pact: login [7.09]', () => {
  test(
    'a login',
    [
      [LOGIN_THAT_TELLS, 'NO_USER', 404, login('0800000000', '123456')],
      [LOGIN_THAT_TELLS, 'WRONG_PASSWORD', 422, login('0812345678', '654321')],
      [PARTS_FAIL, 'LOGIN_FAIL', 502, login('0812345678', '123456')],
    ],
    null,
  );
});

type Form = Parameters<typeof formOf>[0];
const VERIFIED = 'a visitor with a verified phone';
const profile = (change: object, form: Form) =>
  sending(
    'POST /api/account/validate',
    '/api/account/validate',
    { ...registration, ...change },
    step({ step: 'profile', form: form ?? {} }),
  );
const account = (change: object, form: Form) =>
  sending(
    'POST /api/account',
    '/api/account',
    { ...registration, ...bank, currency: 'BAHT', ...change },
    step({ step: 'bank', form: form ?? {} }),
  );
const THAI_NAME = { bankCode: 'KTB', bankAccountName: 'อนงค์' };
const TAKEN = { bankAccountNo: '1234567890' };

describe('pact: registration [7.03] [7.04]', () => {
  test(
    'a check',
    [
      [VERIFIED, 'INVALID_USER_INFO', 422, profile({ name: '' }, { name: ' ' })],
      [VERIFIED, 'PHONE_NUMBER_REQUIRE_10_DIGIT', 422, profile({ username: '061' }, { phone: '061' })],
      [
        VERIFIED,
        'INVALID_BANK',
        422,
        sending(
          'POST /api/account/validate',
          '/api/account/validate',
          { ...registration, ...bank, bankCode: 'NOBANK' },
          (call) => requestCheck(call, formOf({ bankCode: 'NOBANK' })),
        ),
      ],
    ],
    null,
  );

  test(
    'a registration',
    [
      [VERIFIED, 'EXISTING_USER', 409, account({ username: '0812345678' }, { phone: '0812345678' })],
      [VERIFIED, 'EXISTING_BANK', 409, account(TAKEN, TAKEN)],
      [VERIFIED, 'INVALID_USER_INFO', 422, account({ name: '' }, { name: ' ' })],
      [VERIFIED, 'INVALID_BANK', 422, account({ bankCode: 'NOBANK' }, { bankCode: 'NOBANK' })],
      [
        VERIFIED,
        'BANK_ACCOUNT_NAME_ENG',
        422,
        account(THAI_NAME, { bankCode: 'KTB', firstName: 'อนงค์', lastName: '' }),
      ],
      [VERIFIED, 'PHONE_NUMBER_REQUIRE_10_DIGIT', 422, account({ username: '061' }, { phone: '061' })],
      ['demo', 'UNVERIFIED_OTP', 403, account({}, {})],
      [VERIFIED, 'INVALID_CODE', 422, account({ inviteCode: 'PR1' }, { inviteCode: 'PR1' })],
      [PARTS_FAIL, 'REGISTER_FAIL', 502, account({}, {})],
      ['a service that opens no games for a new member', 'GAME_ACTIVATION_FAIL', 502, account({}, {})],
    ],
    null,
  );
});

const codeFor = (phoneNumber: string) =>
  sending(
    'POST /api/otp/send',
    '/api/otp/send',
    { phoneNumber },
    step({ step: 'phone', resend: true, form: { phone: phoneNumber } }),
  );
const BLOCKED = 'a visitor who has given too many wrong codes';
const verification = sending(
  'POST /api/otp/verify',
  '/api/otp/verify',
  { otpToken: fromProviderState('${otpToken}', 'otp-token'), otpCode: '123456' },
  step({ step: 'otp', otpToken: 'otp-token', form: { otp: '123456' } }),
);

describe('pact: one-time codes [7.11] [7.12] [8.03]', () => {
  test(
    'a code',
    [
      [BLOCKED, 'OTP_BLOCK', 429, codeFor('0611111111')],
      ['a visitor with a code on its way', 'REQUEST_LIMIT_1MIN', 429, codeFor('0611111111')],
      [PARTS_FAIL, 'OTP_SEND_FAIL', 502, codeFor('0622222222')],
    ],
    null,
  );

  test(
    'its check',
    [
      ['a visitor whose code was replaced', 'OTP_NOT_EXIST', 404, verification],
      ['a visitor whose code has expired', 'OTP_EXPIRED', 410, verification],
      [BLOCKED, 'OTP_BLOCK', 429, verification],
      ['a visitor whose code cannot be checked', 'OTP_VERIFY_FAIL', 502, verification],
    ],
    null,
  );

  it('passes a phone whose code was accepted before [4.01]', () =>
    exchange(
      {
        given: 'a visitor whose code was used',
        asks: 'a code that was accepted before',
        request: requestOf(verification),
        token: null,
        answers: [200, { message: 'OTP_VERIFIED' }],
      },
      async (call) =>
        expect(await sendStep(call, { step: 'otp', otpToken: 'otp-token', form: { otp: '123456' } })).toEqual(
          { type: 'phone-passed' },
        ),
    ));
});

const WALLET_GONE = 'a member whose wallet is gone';
const FORGOTTEN = 'a member whom the games have forgotten';
const GAMES_FAIL = 'a service where games fail';
const credentials = (slotCode: string) =>
  row('GET /api/wallet/account/{slotCode}', `/api/wallet/account/${slotCode}`, { params: { slotCode } });
const reset = (slotCode: string) =>
  row('GET /api/wallet/resetpassword/{slotCode}', `/api/wallet/resetpassword/${slotCode}`, {
    params: { slotCode },
  });
const withdrawal = (amount: number) =>
  sending('POST /api/wallet/withdraw', '/api/wallet/withdraw', { amount }, (call) =>
    withdrawFromWallet(call, amount),
  );
const bringBack = sending(
  'POST /api/wallet/transferAll',
  '/api/wallet/transferAll',
  { to: 'WALLET' },
  requestBringBack,
);

describe('pact: wallet and games [8.08]', () => {
  test(
    'a call of a member',
    [
      [WALLET_GONE, 'NO_WALLET', 404, row('GET /api/wallet', '/api/wallet')],
      ['demo', 'NO_GAME', 404, credentials('NOGAME')],
      [FORGOTTEN, 'NOT_AREASLOT', 404, credentials('AREASLOT')],
      [FORGOTTEN, 'NOT_UFABET', 404, credentials('UFABET')],
      ['demo', 'NO_GAME', 404, reset('NOGAME')],
      ['demo', 'SLOT_NO_ACCOUNT', 404, reset('IMI')],
      [FORGOTTEN, 'NOT_AREASLOT', 404, reset('AREASLOT')],
      [FORGOTTEN, 'NOT_UFABET', 404, reset('UFABET')],
      [
        WALLET_GONE,
        'NO_WALLET',
        404,
        sending(
          'POST /api/wallet/transfer',
          '/api/wallet/transfer',
          { from: 'WALLET', to: 'PG', amount: 10 },
          (call) => requestTransfer(call, { from: 'WALLET', to: 'PG', amount: satangFromBaht(10) }),
        ),
      ],
      [WALLET_GONE, 'NO_WALLET', 404, bringBack],
      [GAMES_FAIL, 'TRANSFER_FAIL', 502, bringBack],
      [WALLET_GONE, 'NO_WALLET', 404, withdrawal(200)],
      ['a member whose bank is gone', 'NO_BANK', 404, withdrawal(200)],
      ['a member with an active bonus', 'BONUS_CONDITION', 409, withdrawal(200)],
      [
        GAMES_FAIL,
        'TRANSFER_FAIL',
        502,
        sending('POST /api/wallet/withdrawAll', '/api/wallet/withdrawAll', { amount: 1200 }, (call) =>
          requestWithdrawal(call, satangFromBaht(1200)),
        ),
      ],
      [
        'demo',
        'NO_BANK',
        404,
        sending('POST /api/qrcode/{bankCode}', '/api/qrcode/NOBANK', { amount: 100 }, (call) =>
          requestNewQr(call, 'NOBANK', satangFromBaht(100), () => 0),
        ),
      ],
      [
        WALLET_GONE,
        'NO_WALLET',
        404,
        sending(
          'POST /api/wallet/truelink',
          '/api/wallet/truelink',
          { link: text('^U2FsdGVkX1[A-Za-z0-9+/]+=*$', 'U2FsdGVkX18lnnfmkpM2VA==') },
          (call) => requestGift(call, 'https://gift.truemoney.com/campaign/?v=KNOWN', 'member-wallet'),
        ),
      ],
      [PARTS_FAIL, 'INVITE_BONUS_FAIL', 502, row('GET /api/invite/bonus', '/api/invite/bonus')],
    ],
    TOKEN,
  );
});

const named = (bankCode: string, bankAccountName: string, bankAccountNo: string) =>
  sending(
    'PUT /api/account/profile',
    '/api/account/profile',
    { name: 'Somchai', bankCode, bankAccountName, bankAccountNo },
    (call) =>
      requestName(call, 'Somchai', {
        code: bankCode,
        ownAccountName: bankAccountName,
        accountNo: bankAccountNo,
      }),
  );

describe('pact: profile [7.06] [8.04]', () => {
  test(
    'a change of the profile',
    [
      ['demo', 'INVALID_BANK', 422, named('NOBANK', 'SOMCHAI JAIDEE', '1234567890')],
      ['demo', 'EXISTING_BANK', 409, named('SCB', 'SOMCHAI JAIDEE', '4098765432')],
      ['demo', 'BANK_ACCOUNT_NAME_ENG', 422, named('KTB', 'สมชาย', '1234567890')],
    ],
    TOKEN,
  );
});

const BY_NAME = ['pg', 'betflix', 'areaslot', 'joker2', 'huayhd'] as const;
const BY_PASSWORD = ['askmebet', 'imi', 'usun', 'circus', 'slotracha', 'pgslot'] as const;
const stranger = { username: 'somebody-else', password: 'secret0001' };
const entrances = [
  ...BY_NAME.map((provider) =>
    row(`GET /api/autoLogin/${provider}/{username}`, `/api/autoLogin/${provider}/somebody-else`, {
      params: { username: stranger.username },
    }),
  ),
  ...BY_PASSWORD.map((provider) =>
    row(
      `GET /api/autoLogin/${provider}/{username}/{password}`,
      `/api/autoLogin/${provider}/somebody-else/secret0001`,
      { params: stranger },
    ),
  ),
];

describe('pact: entering a game [7.48] [7.49]', () => {
  test(
    'the way in',
    [
      ...entrances.flatMap((entrance): Case[] => [
        ['a member with known game credentials', 'WRONG_CREDENTIAL', 401, entrance],
        ['a member with money', 'SLOT_NO_ACCOUNT', 404, entrance],
      ]),
      ...entrances
        .filter(({ key }) => key.includes('areaslot'))
        .map((entrance): Case => [FORGOTTEN, 'NOT_AREASLOT', 404, entrance]),
    ],
    TOKEN,
  );
});

const somebody = { userId: null, guestId: '100001' };

/** A picture of one dot, and the head of an MP4 film: Pact looks at what a file holds. */
const FILES = {
  image: {
    name: 'picture.png',
    type: 'image/png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  video: {
    name: 'film.mp4',
    type: 'video/mp4',
    bytes: Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex'),
  },
};

describe('pact: files and read marks of the chat [7.54] [7.55] [8.09]', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'files-'));
    for (const { name, bytes } of Object.values(FILES)) writeFileSync(path.join(folder, name), bytes);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['image', 'video'] as const)('a file of the kind %s may not be kept', (fileType) => {
    const { name, type, bytes } = FILES[fileType];
    return pact
      .addInteraction()
      .given('the chat keeps no files for now')
      .uponReceiving(`a file that cannot be kept: ${fileType}`)
      .withRequest('POST', `/api/chat/upload-${fileType}`, (request) => {
        request.headers(marker).multipartBody(type, path.join(folder, name), 'file');
      })
      .willRespondWith(422, (response) => void response.jsonBody({ message: 'SLIP_UPLOAD_FAIL' }))
      .executeTest(async ({ url }) => {
        const file = new File([bytes], name, { type });
        await expect(settled(requestUpload(clientFor(url, null), { file, fileType }))).rejects.toMatchObject({
          failure: { kind: 'refused', code: 'SLIP_UPLOAD_FAIL' },
        });
      });
  });

  test(
    'a read mark',
    [
      [
        'demo',
        'NO_USER',
        404,
        sending('PUT /api/chat/read-customer/', '/api/chat/read-customer/', somebody, (call) =>
          requestReadMark(call, somebody),
        ),
      ],
    ],
    null,
  );
});

describe('pact: any call of a member [8.02]', () => {
  const wallet = row('GET /api/wallet', '/api/wallet');
  test(
    'the wallet',
    [
      ...(['INVALID_USER_1', 'INVALID_USER_2', 'INVALID_USER_3', 'INVALID_USER_4'] as const).map(
        (code): Case => [`an identity refused as ${code}`, code, 401, wallet],
      ),
      ['an inactive member', 'INACTIVE_USER', 403, wallet],
      ['a service that takes no more calls for now', 'REQUEST_LIMIT', 429, wallet],
    ],
    TOKEN,
  );

  it('says nothing for sure out of order [8.10]', () =>
    exchange(
      {
        given: 'a service out of order',
        asks: 'the wallet of a service out of order',
        request: ['GET', '/api/wallet'],
        answers: [500, { message: 'INTERNAL_SERVER_ERROR' }],
      },
      async (call) =>
        expect(wallet.make(call)).rejects.toMatchObject({
          failure: { kind: 'unknown', message: 'INTERNAL_SERVER_ERROR' },
        }),
    ));

  it('is refused under another marker [7.01]', () =>
    pact
      .addInteraction()
      .given('demo')
      .uponReceiving('a call under another marker')
      .withRequest('GET', '/api/lookup/info', (request) => {
        request.headers({ 'X-Requested-With': 'XMLHttpRequest' });
      })
      .willRespondWith(403, (response) => void response.jsonBody({ message: 'KEY_INVALID' }))
      .executeTest(async ({ url }) => {
        const headers = { 'X-Requested-With': 'XMLHttpRequest' };
        const answer = await settled(fetch(`${url}/api/lookup/info`, { headers }));
        expect(answer.status).toBe(403);
      }));
});
