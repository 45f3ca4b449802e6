import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECK } from '../client/visitor.ts';
import { MALEE, SOMPHONE } from '../scenarios/users.ts';
import { send } from '../test/api-client.ts';
import { createTestMock, TEST_TIME, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** The reply to a member of a scenario. */
async function replyOf(line: string, scenario?: string, body?: unknown): Promise<unknown> {
  const world = await mock.world(scenario);
  const answer = await send(world, line, { token: await world.signIn(), body });
  expect(answer.status).toBe(200);
  return answer.body;
}

const PROFILE = {
  _id: '100001',
  name: 'Somchai',
  username: '0812345678',
  coin: 5,
  createdAt: '2026-08-22T03:00:00.000Z',
};
const BANK_ACCOUNT = {
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234567890',
  bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
};
const REFUND_CHECK = {
  result: true,
  bonus: false,
  info: '<p>รับคืนยอดเสีย <b>5%</b> ของยอดเสียสุทธิ วันละ 1 ครั้ง</p>',
  refundAmount: 25,
};
const REPLIES: readonly [line: string, reply: unknown, scenario?: string, body?: unknown][] = [
  ['GET /api/lookup/info', { name: 'Rimkhong', website: 'https://rimkhong.example' }],
  ['GET /api/lookup/active', { terminated: null }],
  ['GET /api/lookup/registerOTP', { registerOTP: true }],
  ['GET /api/lookup/enableChatWidget', { enableChatWidget: true }],
  ['GET /api/lookup/notice', { notice: null }],
];

describe('the mock answers in full', () => {
  it.each(REPLIES)('the lookup %s [3.07] [7.02]', async (line, reply) => {
    expect(await replyOf(line)).toEqual(reply);
  });

  it('the flags of codes and chat as they are set, and that the service has ended [3.07] [7.02]', async () => {
    const world = await mock.world();
    const read = async (name: string) => (await send(world, `GET /api/lookup/${name}`)).body;
    for (const isOn of [true, false]) {
      await world.control.setFlags({ registerOTP: isOn, enableChatWidget: !isOn });
      expect(await read('registerOTP')).toEqual({ registerOTP: isOn });
      expect(await read('enableChatWidget')).toEqual({ enableChatWidget: !isOn });
    }
    await world.control.setFlags({ terminated: true });
    expect(await read('active')).toEqual({ terminated: 'gone' });
  });

  it('the texts of the lookups in the language of the reader [2.27] [2.31] [3.07] [7.02]', async () => {
    const world = await mock.world();
    const read = async (name: string, language: string) => {
      const headers = { cookie: `language=${language}` };
      return JSON.stringify((await send(world, `GET /api/lookup/${name}`, { headers })).body);
    };
    for (const language of ['lo', 'en'] as const)
      await world.control.call('PUT /lookups/{language}', {
        params: { language },
        body: {
          name: `name-${language}`,
          contactText: `contact-${language}`,
          notice: `notice-${language}`,
          conditions: ['first', `conditions-${language}`],
          agreements: ['first', `agreements-${language}`],
          sources: { FRIEND: `sources-${language}` },
        },
      });
    for (const name of ['contact', 'notice', 'conditions', 'agreements', 'sources']) {
      expect(await read(name, 'LO')).toContain(`${name}-lo`);
      expect(await read(name, 'EN')).toContain(`${name}-en`);
      expect(await read(name, 'TH')).not.toMatch(/-(?:lo|en)"/);
    }
    expect(await read('info', 'LO')).toContain('name-lo');
    expect(await read('contact', 'LO')).toMatch(/"lineQR":"http.*\.svg"/);
  });

  it('the code of a phone that was sent one, of a verified phone, and of a wrong code [3.06] [7.11] [7.12]', async () => {
    const body = { phoneNumber: '0611111111' };
    const world = await mock.world();
    const sent = await send(world, 'POST /api/otp/send', { body });
    const text = expect.stringMatching(/^[A-Za-z0-9]+$/) as string;
    const [{ ref } = { ref: '' }] = await world.control.otps();
    expect(sent.body).toEqual({ otpRef: ref, otpToken: text, code: 'SUCCESS' });
    const verified = await mock.world('a visitor with a verified phone');
    expect((await send(verified, 'POST /api/otp/send', { body })).body).toEqual({
      otpRef: null,
      otpToken: null,
      code: 'OTP_VERIFIED',
    });
    const { otpToken } = sent.body as { otpToken: string };
    const wrong = await send(world, 'POST /api/otp/verify', { body: { otpToken, otpCode: 'wrong' } });
    expect(wrong.body).toEqual({ message: 'OTP_CODE_INVALID' });
  });

  it('a promotion by its code, with its percentage and description [3.17] [7.35]', async () => {
    expect(await replyOf('GET /api/promotion/find/PAYDAY')).toEqual({
      percentFail: 35,
      description: 'โปรวันเงินเดือนออก รับ 150 บาท สำหรับสมาชิกที่ฝากวันนี้',
    });
  });

  it('the profile [3.03] [3.04] [7.05]', async () => {
    expect(await replyOf('GET /api/account/profile')).toEqual({
      profile: PROFILE,
      bankAccount: BANK_ACCOUNT,
    });
    const world = await mock.world();
    const token = await world.signIn();
    await world.control.setCoins('0812345678', 1204);
    const { body } = await send(world, 'GET /api/account/profile', { token });
    expect(body).toMatchObject({ profile: { coin: 1204 } });
  });

  it('the bank account of a member of another bank, with the names of that bank [3.04] [7.05]', async () => {
    const world = await mock.world();
    const token = await world.signIn(MALEE);
    const { body } = await send(world, 'GET /api/account/profile', { token });
    expect(body).toMatchObject({
      bankAccount: {
        bankCode: 'SCB',
        bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
      },
    });
  });

  it('the wallet [3.03] [3.04] [3.08] [3.09] [3.13] [7.13]', async () => {
    const { slots, ...rest } = (await replyOf('GET /api/wallet')) as {
      slots: { code: string; category: string }[];
    };
    expect(rest).toEqual({
      profile: PROFILE,
      bankAccount: BANK_ACCOUNT,
      wallet: { amount: 1000 },
      invite: { amount: 300, success: 3, fail: 1 },
    });
    expect(slots.find(({ code }) => code === 'HUAYHD')?.category).toBe('lotto');
    expect(slots.find(({ code }) => code === 'SEXYGAME')).toMatchObject({ isActive: false, amount: 0 });
    expect(slots.find(({ code }) => code === 'JOKER')).toEqual({
      code: 'JOKER',
      name: 'Joker',
      category: 'slot',
      isActive: true,
      amount: 120.5,
      ftWalletSlot: 1,
      logo: null,
      background: null,
      web: expect.stringMatching(/^http.*\/games\/login\/JOKER$/) as string,
      android: null,
      ios: null,
    });
  });

  it('a withdrawal from the wallet alone, or from the games too [7.21] [7.22]', async () => {
    const world = await mock.world('a member with money');
    await world.control.setBalance('0812345678', { account: 'PG', amount: 500 });
    const token = await world.signIn();
    const ask = (call: string) => send(world, `POST /api/wallet/${call}`, { token, body: { amount: 1200 } });
    expect((await ask('withdraw')).body).toEqual({ message: 'MONEY_NOT_ENOUGH' });
    expect((await ask('withdrawAll')).body).toMatchObject({ message: 'SUCCESS', amount: 1200 });
  });

  it.each([
    ['add', { amount: 1.5 }, { from: 'INVITE', to: 'WALLET' }],
    ['transfer', { from: 'WALLET', to: 'PG', amount: 1.5 }, { from: 'WALLET', to: 'PG' }],
    ['transferAll', { to: 'WALLET' }, { to: 'WALLET' }],
    ['withdraw', { amount: 100.5 }, { from: 'WALLET', to: 'KBANK' }],
    ['withdrawAll', { amount: 100.5 }, { from: 'WALLET', to: 'KBANK' }],
  ])(
    'the receipt of /api/wallet/%s, with the amount, the time and the reference of the statement [7.18] [7.19] [7.20] [7.21] [7.22]',
    async (call, body, accounts) => {
      const world = await mock.world();
      const token = await world.signIn();
      const amount = 'amount' in body ? body.amount : 670.5;
      const { body: receipt } = await send(world, `POST /api/wallet/${call}`, { token, body });
      expect(receipt).toEqual({
        message: 'SUCCESS',
        reference: expect.stringMatching(/^TX[A-Z0-9]{12}$/) as string,
        amount,
        createdAt: TEST_TIME,
      });
      const page = await send(world, 'POST /api/statement', { token, body: { page: 1, limit: 1 } });
      expect(page.body).toMatchObject({ statements: [{ createdAt: TEST_TIME, ...accounts }] });
    },
  );

  it('the receipt of a gift link and its entry, to the satang [3.18] [7.24] [7.37]', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const { encrypted } = await world.control.makeGift(12.25);
    const sent = { token, body: { link: encrypted } };
    const { body: receipt } = await send(world, 'POST /api/wallet/truelink', sent);
    expect(receipt).toMatchObject({ message: 'SUCCESS', amount: 12.25, createdAt: TEST_TIME });
    const page = await send(world, 'POST /api/statement', { token, body: { page: 1, limit: 1 } });
    expect(page.body).toMatchObject({ statements: [{ statementType: 'deposit', amount: 12.25 }] });
  });

  it('a transfer of everything goes to the account that is named [7.20]', async () => {
    const world = await mock.world('a member with money');
    await world.control.setBalance('0812345678', { account: 'PG', amount: 500 });
    const token = await world.signIn();
    await send(world, 'POST /api/wallet/transferAll', { token, body: { to: 'PG' } });
    const { body } = await send(world, 'GET /api/wallet', { token });
    expect(body).toMatchObject({ wallet: { amount: 0 } });
  });

  it('no wallet for a member without one [7.13] [8.08]', async () => {
    const world = await mock.world('a member whose wallet is gone');
    const { status, body } = await send(world, 'GET /api/wallet', { token: await world.signIn() });
    expect([status, body]).toEqual([404, { message: 'NO_WALLET' }]);
  });

  it('the check of a registration: nothing against it, or the reason [4.01] [7.03]', async () => {
    const world = await mock.world();
    await world.control.setFlags({ registerOTP: false });
    const check = async (more: object) =>
      (await send(world, 'POST /api/account/validate', { body: { ...CHECK, ...more } })).body;
    expect(await check({})).toEqual({ message: 'OK' });
    expect(await check({ username: '0812345678' })).toEqual({ message: 'EXISTING_USER' });
    expect(await check({ inviteCode: 'PR1' })).toEqual({ message: 'INVALID_CODE' });
  });

  it.each([
    ['a member with a refund to receive', { ...REFUND_CHECK, refundSuccess: 0, refundFail: 0 }],
    ['a member with a refund and a bonus', { ...REFUND_CHECK, bonus: true, refundSuccess: 0, refundFail: 0 }],
    ['a member with many refunds', { ...REFUND_CHECK, refundSuccess: 63, refundFail: 2 }],
  ])('the refund check of %s [2.56] [2.57] [3.14] [7.28]', async (scenario, reply) => {
    expect(await replyOf('GET /api/refund/check', scenario)).toEqual(reply);
  });

  it('the banners of refunds, each a picture, a text or both, if there are any [2.41] [3.15] [7.28]', async () => {
    expect(await replyOf('GET /api/refund/banners')).toEqual([]);
    expect(await replyOf('GET /api/refund/banners', 'a service with banners of refund')).toContainEqual({
      image: null,
      html: '<h3>คืนยอดเสีย 5% ทุกวัน</h3>',
    });
    const world = await mock.world();
    const image = 'https://media.example/refund.png';
    const refund = [
      { image, html: null },
      { image, html: '<p>5%</p>' },
    ];
    await world.control.setBanners({ refund });
    const { body } = await send(world, 'GET /api/refund/banners', { token: await world.signIn() });
    expect(body).toEqual(refund);
  });

  it.each([
    ['receive', { status: true, type: 'refund' }],
    ['addWallet', { status: false, type: null }],
  ])('the message of a refund by %s, as a bonus or as money [7.28]', async (way, held) => {
    const world = await mock.world('a member with a refund to receive');
    const token = await world.signIn();
    const { body } = await send(world, `GET /api/refund/${way}`, { token });
    expect(body).toEqual({ message: 'REFUND_SUCCESS' });
    expect((await send(world, 'GET /api/bonus/check/active', { token })).body).toEqual(held);
  });

  it('the banners of invitations, and the message of their bonus [2.41] [3.15] [7.26]', async () => {
    expect(await replyOf('GET /api/invite/bonus')).toEqual({ message: 'INVITE_BONUS_SUCCESS' });
    expect(await replyOf('GET /api/invite/banners')).toEqual([
      { image: null, html: expect.stringContaining('ชวนเพื่อน รับ 1%') as string },
      { image: null, html: expect.stringContaining('ส่งลิงก์ของคุณ') as string },
    ]);
  });

  it('the banks and the sources for a visitor [3.05] [7.02]', async () => {
    const banks = (await replyOf('GET /api/lookup/banks')) as unknown[];
    expect([banks.length, banks[0]]).toEqual([10, { code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย' }]);
    const sources = (await replyOf('GET /api/lookup/sources')) as unknown[];
    expect([sources.length, sources[0]]).toEqual([7, { code: 'FRIEND', description: 'เพื่อนแนะนำ' }]);
  });

  it('the accounts for deposits in the currency of the member [2.48] [3.11] [7.02]', async () => {
    const world = await mock.world();
    const read = async (phone?: string) =>
      (await send(world, 'GET /api/lookup/deposit', { token: await world.signIn(phone) })).body;
    const bank = (bankCode: string, mode: string, bankType = 'BANK') =>
      expect.objectContaining({ bankCode, mode, bankType }) as object;
    const walletAccountName = 'RIMKHONG CO LTD';
    const offered = {
      banks: [
        bank('SCB', 'AUTO'),
        bank('KBANK', 'QR'),
        bank('GSB', 'MANUAL'),
        bank('WW', 'QR', 'WW'),
        bank('PAYTIMZ', 'QR', 'PAYTIMZ'),
      ],
      wallets: [
        { mode: 'AUTO', walletAccountName },
        { mode: 'gift', walletAccountName },
      ],
    };
    expect(await read()).toEqual({ ...offered, isManual: false });
    await world.control.setFlags({ isManual: true });
    expect(await read()).toEqual({ ...offered, isManual: true });
    expect(await read(SOMPHONE)).toMatchObject({ banks: [bank('BCEL', 'AUTO')], wallets: [] });
  });

  it('the limits of a withdrawal in the currency of the member [3.07] [5.16] [7.02]', async () => {
    const world = await mock.world();
    const limits = async (phone: string) =>
      (await send(world, 'GET /api/lookup/withdraw', { token: await world.signIn(phone) })).body;
    expect(await limits(MALEE)).toEqual({ withdrawMin: 100, withdrawMax: 50_000 });
    expect(await limits(SOMPHONE)).toEqual({ withdrawMin: 50_000, withdrawMax: 50_000_000 });
    await world.control.setWithdrawLimits({ THB: { min: 99.25, max: 49_999.75 } });
    expect(await limits(MALEE)).toEqual({ withdrawMin: 99.25, withdrawMax: 49_999.75 });
  });

  it('the hours of slips, and whether they are open now [7.02] [9.37] [9.38]', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const read = async () => (await send(world, 'GET /api/lookup/slip', { token })).body;
    const hours = { closedFrom: '23:30', closedTo: '00:30', validMinutes: 60 };
    expect(await read()).toEqual({ isOpen: true, ...hours });
    const around = { closedFrom: '09:30', closedTo: '10:30' };
    await world.control.setSlipHours(around);
    expect(await read()).toEqual({ isOpen: false, ...hours, ...around });
  });

  it.each([
    [
      'refund',
      'a member with many refunds',
      {
        total: 63,
        refunds: [
          { refundAmount: 61, createdAt: '2026-11-17T03:00:00.000Z' },
          { refundAmount: 60, createdAt: '2026-11-16T03:00:00.000Z' },
        ],
      },
    ],
    [
      'invite',
      'a member who has invited friends',
      {
        total: 23,
        invites: [
          { from: { name: 'อนันต์' }, amount: 21, createdAt: '2026-11-17T03:00:00.000Z' },
          { from: { name: 'ບຸນມີ' }, amount: 20, createdAt: '2026-11-16T03:00:00.000Z' },
        ],
      },
    ],
  ])(
    'the second page of the %s list, with the total [2.54] [2.56] [3.13] [3.14] [7.25] [7.27]',
    async (name, scenario, expected) =>
      expect(await replyOf(`POST /api/${name}`, scenario, { page: 2, limit: 2 })).toEqual(expected),
  );

  it('the amount of a refund to the satang [3.14] [7.27] [7.28]', async () => {
    const world = await mock.world('a member with a refund to receive');
    const token = await world.signIn();
    await send(world, 'POST /api/wallet/transfer', { token, body: { from: 'WALLET', to: 'PG', amount: 1 } });
    await world.control.play('0812345678', 'PG', { outcome: 'lose', amount: 1 });
    const check = await send(world, 'GET /api/refund/check', { token });
    expect(check.body).toMatchObject({ refundAmount: 25.05 });
    await send(world, 'GET /api/refund/addWallet', { token });
    const { body } = await send(world, 'POST /api/refund', { token, body: { page: 1, limit: 10 } });
    expect(body).toMatchObject({ total: 1, refunds: [{ refundAmount: 25.05 }] });
  });

  it('the statement with the total of all pages [3.18] [7.37]', async () => {
    const scenario = 'a member with every kind of statement line';
    const none = { bonus: null, promotion: null, invite: null, refund: null, luckydraw: null };
    expect(await replyOf('POST /api/statement', scenario, { page: 1, limit: 1 })).toEqual({
      total: 12,
      statements: [
        {
          statementType: 'withdraw',
          status: 'PENDING',
          amount: 200,
          from: 'WALLET',
          to: 'KBANK',
          createdAt: '2026-11-20T02:54:00.000Z',
          ...none,
        },
      ],
    });
    const read = async (page: number, limit: number) =>
      ((await replyOf('POST /api/statement', scenario, { page, limit })) as { statements: unknown[] })
        .statements;
    expect(await read(2, 3)).toEqual((await read(1, 6)).slice(3));
    const subjectsOf = (row: unknown) =>
      Object.keys(none).filter((subject) => (row as Record<string, unknown>)[subject] !== null);
    const subjects = (await read(1, 12)).flatMap(subjectsOf);
    expect(subjects).toEqual(['bonus', 'luckydraw', 'refund', 'invite', 'promotion', 'bonus']);
  });

  it('the slips with their notes, and the address of a picture by its reference [2.76] [3.19] [7.38] [7.39]', async () => {
    const world = await mock.world('a member with slips of every kind');
    const token = await world.signIn();
    const page = await send(world, 'POST /api/statement/slip', { token, body: { page: 1, limit: 20 } });
    const { total, slips } = page.body as {
      total: number;
      slips: {
        createdAt: string;
        amount: number | null;
        status: string;
        note: string | null;
        link: string;
        reference: string;
      }[];
    };
    const sent = (await world.control.slips()).map(({ at, amount, status, note }) => ({
      createdAt: at,
      amount,
      status,
      note,
    }));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['SUCCESS', 'FAILED', 'PENDING']));
    expect(slips.map(({ createdAt, amount, status, note }) => ({ createdAt, amount, status, note }))).toEqual(
      sent.reverse(),
    );
    expect([total, slips.length]).toEqual([13, 13]);
    const second = await send(world, 'POST /api/statement/slip', { token, body: { page: 2, limit: 3 } });
    expect(second.body).toEqual({ total: 13, slips: slips.slice(3, 6) });
    const isNoted = slips.map(({ status, note }) => (status === 'FAILED') === (note !== null));
    expect(isNoted).not.toContain(false);
    const [first] = slips;
    expect(first?.link).toMatch(/^http.*\/files\/f-/);
    expect(new Set(slips.map(({ link }) => link)).size).toBeGreaterThan(1);
    // A slip whose reference was read is named by it.
    expect(slips.find(({ status }) => status === 'SUCCESS')?.reference).toMatch(/^KBANK/);
    for (const { reference, link } of slips.slice(0, 2)) {
      const asked = await send(world, `GET /api/statement/slip/reference/${reference}`, { token });
      expect(asked.body).toEqual({ url: link });
    }
    const picture = await world.fetch(new URL(first?.link ?? '').pathname);
    expect(picture.headers.get('content-disposition')).toBe('inline');
    for (const { id } of await world.control.slips()) await world.control.loseSlipFile(id);
    const missed = await send(world, `GET /api/statement/slip/reference/${first?.reference}`, { token });
    expect([missed.status, missed.body]).toEqual([404, { message: 'NO_DATA' }]);
    const pending = (await world.control.slips()).find(({ status }) => status === 'PENDING');
    await world.control.decideSlip(pending?.id ?? '', { status: 'SUCCESS', amount: 12.25 });
    const decided = await send(world, 'POST /api/statement/slip', { token, body: { page: 1, limit: 20 } });
    const credited = expect.objectContaining({ status: 'SUCCESS', amount: 12.25 }) as object;
    expect(decided.body).toMatchObject({ slips: expect.arrayContaining([credited]) as unknown });
    const unlinked = 'a member whose slips are asked for by reference';
    expect(await replyOf('POST /api/statement/slip', unlinked, { page: 1, limit: 1 })).toMatchObject({
      slips: [{ link: null, reference: expect.any(String) as string }],
    });
  });

  it('the wheel, its flag, and its coupons [2.78] [2.79] [2.80] [3.20] [3.21] [7.40] [7.41] [7.43]', async () => {
    expect(await replyOf('GET /api/spinwheel/active')).toEqual({ isActive: true });
    const { result, userCoin } = (await replyOf('GET /api/spinwheel/setup', 'a member with coins')) as {
      result: { activeSpinwheel: { name: string; slice: unknown[] } };
      userCoin: number;
    };
    expect([result.activeSpinwheel.name, userCoin]).toEqual(['กงล้อริมโขง', 10]);
    expect(result.activeSpinwheel.slice[0]).toEqual({
      code: 'P10',
      label: '10 บาท',
      bgColor: '#14532d',
      textColor: '#fef9c3',
      htmlDescription: null,
    });
    expect(result.activeSpinwheel.slice[6]).toMatchObject({
      code: 'P100',
      htmlDescription: '<p>เครดิต <b>100 บาท</b> ใช้เล่นได้ทุกเกม</p>',
    });
    const [coupon] = (await replyOf('GET /api/spinwheel/coupon', 'a member with coupons')) as unknown[];
    expect(coupon).toEqual({
      _id: expect.stringMatching(/^cp-/) as string,
      prize: { slice: { label: '50 บาท' }, name: 'เครดิตฟรี 50 บาท' },
      amount: 50,
    });
  });

  it('a wheel that is off [7.40] [7.41] [7.42]', async () => {
    const world = await mock.world();
    await world.control.setFlags({ spinActive: false });
    const token = await world.signIn();
    const answer = await send(world, 'GET /api/spinwheel/active', { token });
    expect(answer.body).toEqual({ isActive: false });
    const setup = await send(world, 'GET /api/spinwheel/setup', { token });
    expect([setup.status, setup.body]).toEqual([404, { message: 'NO_DATA' }]);
    const spun = await send(world, 'POST /api/spinwheel/spin', { token });
    expect(spun.body).toEqual({ success: false, result: null, error: 'NO_DATA' });
  });

  it('a spin with the coins that are left, a loss, a coupon to the satang, and refused spins and claims [3.22] [4.10] [7.41] [7.42] [7.43] [7.44] [8.26]', async () => {
    const world = await mock.world('a member with coins');
    const token = await world.signIn();
    await world.control.setNextPrize('P50');
    expect((await send(world, 'POST /api/spinwheel/spin', { token })).body).toEqual({
      success: true,
      result: { code: 'P50', label: '50 บาท', remainingCoin: 9 },
      error: null,
    });
    await world.control.setNextPrize('NONE1');
    expect((await send(world, 'POST /api/spinwheel/spin', { token })).body).toEqual({
      success: true,
      result: { code: 'NONE1', label: 'ลองใหม่', remainingCoin: 8 },
      error: null,
    });
    await world.control.setNextPrize('COIN1');
    expect((await send(world, 'POST /api/spinwheel/spin', { token })).body).toEqual({
      success: true,
      result: { code: 'COIN1', label: '1 เหรียญ', remainingCoin: 8 },
      error: null,
    });
    await world.control.setWheel({ ...(await world.control.wheel()), hidesLosses: true });
    await world.control.setNextPrize('COIN1');
    expect((await send(world, 'POST /api/spinwheel/spin', { token })).body).toMatchObject({
      result: { code: 'COIN1', remainingCoin: 8 },
    });
    await world.control.setNextPrize('NONE1');
    expect((await send(world, 'POST /api/spinwheel/spin', { token })).body).toEqual({
      success: true,
      result: null,
      error: null,
    });
    const coupon = { code: 'P50', name: 'เครดิตฟรี', kind: 'money', amount: 12.25 } as const;
    await world.control.giveCoupon('0812345678', coupon);
    const [newest] = (await send(world, 'GET /api/spinwheel/coupon', { token })).body as unknown[];
    expect(newest).toMatchObject({ prize: { name: 'เครดิตฟรี' }, amount: 12.25 });
    const claim = await send(world, 'POST /api/spinwheel/coupon/claim', { token, body: { coupon: 'x' } });
    expect(claim.body).toEqual({ success: false, error: 'INVALID_CODE' });
    await world.control.setCoins('0812345678', 0);
    expect((await send(world, 'GET /api/spinwheel/setup', { token })).body).toMatchObject({ userCoin: 0 });
    expect((await send(world, 'POST /api/spinwheel/spin', { token })).body).toEqual({
      success: false,
      result: null,
      error: 'MONEY_NOT_ENOUGH',
    });
  });

  it('a QR with its amount in baht, none, and why one was refused [3.12] [7.45] [7.46] [7.47] [9.39]', async () => {
    const none = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: 0, expireIn: 0, message: null };
    expect(await replyOf('GET /api/qrcode/KBANK')).toEqual(none);
    const refused = await replyOf('POST /api/qrcode/KBANK', 'the next QR creation is refused', {
      amount: 100,
    });
    expect(refused).toEqual({ ...none, message: 'QR_FAIL' });
    const world = await mock.world();
    const token = await world.signIn();
    const body = { amount: 120.5 };
    await world.control.refuseNextQr({ message: 'NO_BANK' });
    const closed = (await send(world, 'POST /api/qrcode/KBANK', { token, body })).body;
    expect(closed).toEqual({ ...none, message: 'NO_BANK' });
    const created = (await send(world, 'POST /api/qrcode/KBANK', { token, body })).body as {
      qrcodeId: string;
    };
    expect(created).toEqual({
      qrcodeId: expect.stringMatching(/^qr-/) as string,
      hasQrcode: true,
      qrcode: expect.stringMatching(/^<svg/) as string,
      amount: 120.5,
      expireIn: 600,
      message: null,
    });
    // Half a second is left of the last one: it counts as over.
    await world.control.advanceClock({ seconds: 9.5 });
    const later = (await send(world, 'GET /api/qrcode/KBANK', { token })).body;
    expect(later).toEqual({ ...created, expireIn: 590 });
    expect((await send(world, `DELETE /api/qrcode/${created.qrcodeId}`, { token })).body).toEqual(none);
  });

  it('a received bonus as active, with its receipts, and not as it ends [3.16] [7.29] [7.30]', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const received = {
      _id: expect.stringMatching(/^ub-/) as string,
      isActive: true,
      received: 1,
      entries: [{ updatedAt: '2026-11-20T03:00:00.000Z' }],
    };
    expect((await send(world, 'GET /api/bonus/activate/WELCOME100', { token })).body).toEqual(received);
    const listed = async () =>
      ((await send(world, 'GET /api/bonus', { token })).body as { code: string; userBonus: unknown }[]).map(
        ({ code, userBonus }) => [code, userBonus],
      );
    const others = ['DAILY50', 'WEEKLY200', 'FIRST500'].map((code) => [code, null]);
    expect(await listed()).toEqual([['WELCOME100', received], ...others]);
    await send(world, 'GET /api/bonus/clear', { token });
    expect(await listed()).toEqual([['WELCOME100', { ...received, isActive: false }], ...others]);
    await send(world, 'GET /api/bonus/activate/WEEKLY200', { token });
    await send(world, 'GET /api/bonus/clear', { token });
    await world.control.advanceClock({ seconds: 1 });
    const { body } = await send(world, 'GET /api/bonus/activate/WEEKLY200', { token });
    const later = { updatedAt: '2026-11-20T03:00:01.000Z' };
    const twice = { ...received, received: 2, entries: [...received.entries, later] };
    expect(body).toEqual(twice);
    expect(await listed()).toEqual([
      ['WELCOME100', { ...received, isActive: false }],
      ['DAILY50', null],
      ['WEEKLY200', twice],
      ['FIRST500', null],
    ]);
    const { body: offers } = await send(world, 'GET /api/bonus', { token });
    const [, , weekly] = offers as { banners: unknown[] }[];
    expect(weekly).toMatchObject({ code: 'WEEKLY200', type: 'week', maxReceived: 2 });
    expect(weekly?.banners).toHaveLength(2);
    const { bonuses } = await world.control.call('GET /bonuses');
    const halved = bonuses.slice(0, 1).map((bonus) => ({ ...bonus, percentFail: 12.5 }));
    await world.control.call('PUT /bonuses', { body: { bonuses: halved } });
    expect((await send(world, 'GET /api/bonus', { token })).body).toMatchObject([{ percentFail: 12.5 }]);
  });

  it('a bonus with nothing to play as received and not active', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const { bonuses } = await world.control.call('GET /bonuses');
    const free = bonuses.slice(0, 1).map((bonus) => ({ ...bonus, turnoverTimes: 0 }));
    await world.control.call('PUT /bonuses', { body: { bonuses: free } });
    const received = await send(world, 'GET /api/bonus/activate/WELCOME100', { token });
    expect(received.body).toMatchObject({ isActive: false, received: 1 });
    const active = await send(world, 'GET /api/bonus/check/active', { token });
    expect(active.body).toEqual({ status: false, type: null });
  });

  it('the least balance of a bonus in the currency of the member [7.32]', async () => {
    const world = await mock.world();
    const token = await world.signIn('02055512345');
    expect((await send(world, 'GET /api/bonus/check/minimum', { token })).body).toEqual({ minimum: 3_000 });
  });

  it('whether a bonus is active, with its type, the least balance, and the prefix of chat rooms [7.31] [7.32] [7.51]', async () => {
    const held = 'a member with an active bonus';
    const world = await mock.world();
    await world.control.call('PUT /bonus-rules', { body: { minimum: 7.5, clearMaximum: 100 } });
    const least = await send(world, 'GET /api/bonus/check/minimum', { token: await world.signIn() });
    expect(least.body).toEqual({ minimum: 7.5 });
    expect(await replyOf('GET /api/bonus/check/active')).toEqual({ status: false, type: null });
    expect(await replyOf('GET /api/bonus/check/active', held)).toEqual({ status: true, type: 'limit' });
    expect(await replyOf('GET /api/chat/config')).toEqual({ PREFIX: 'RK' });
  });

  it.each([
    ['PG', 'pg', 'PG', []],
    ['BETFLIX', 'betflix', 'Betflix', []],
    ['AREASLOT', 'areaslot', 'Area Slot', []],
    ['JOKER2', 'joker2', 'Joker 2', []],
    ['HUAYHD', 'huayhd', 'Huay HD', []],
    ['ASKMEBET', 'askmebet', 'Askmebet', ['password']],
    ['IMI', 'imi', 'Imi', ['password']],
    ['USUN', 'usun', 'U-Sun', ['password']],
    ['CIRCUS', 'circus', 'Circus', ['password']],
    ['SLOTRACHA', 'slotracha', 'Slot Racha', ['password']],
    ['PGSLOT', 'pgslot', 'PG Slot', ['password']],
  ] as const)(
    'the link of %s into that game, for the own credentials only [7.48] [7.49]',
    async (code, path, name, more) => {
      const world = await mock.world();
      const token = await world.signIn();
      const read = async (line: string) => (await send(world, `GET /api/${line}`, { token })).body;
      await read(`wallet/activate/${code}`);
      const own = (await read(`wallet/account/${code}`)) as Record<'username' | 'password', string>;
      const fields = ['username', ...more] as const;
      const enter = (sent: typeof own) =>
        read(['autoLogin', path, ...fields.map((field) => sent[field])].join('/'));
      const entered = (await enter(own)) as { link: string };
      expect(entered).toEqual({ link: expect.stringMatching(/^http/) as string });
      const page = await world.fetch(new URL(entered.link).pathname);
      expect(await page.text()).toContain(`<h1>${name}</h1>`);
      for (const field of fields)
        expect(await enter({ ...own, [field]: 'another' })).toMatchObject({ message: 'WRONG_CREDENTIAL' });
    },
  );
});
