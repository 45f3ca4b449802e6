import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoints, ReplyOf } from 'contracts';
import { SOMCHAI } from '../scenarios/users.ts';
import { send } from '../test/api-client.ts';
import { createTestMock, type TestMock } from '../testing.ts';

const THAI = /[\u0E00-\u0E7F]/;
const CALLS = [
  'GET /api/bonus',
  'GET /api/promotion/find/WELCOME50',
  'GET /api/promotion/current',
  'GET /api/refund/check',
  'GET /api/refund/banners',
  'GET /api/invite/banners',
  'GET /api/spinwheel/setup',
  'GET /api/spinwheel/coupon',
  'POST /api/spinwheel/spin',
];

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** Gives Somchai a promotion and a coupon, and adds refund banners. */
async function offers() {
  const world = await mock.world('a service with banners of refund');
  const token = await world.signIn();
  await send(world, 'GET /api/promotion/activate/WELCOME50', { token });
  await world.control.setCoins(SOMCHAI, 1204);
  await world.control.setNextPrize('P100');
  await send(world, 'POST /api/spinwheel/spin', { token });
  return async (line: string, language: string) => {
    const { status, body } = await send(world, line, { token, headers: { cookie: `language=${language}` } });
    expect(status).toBe(200);
    return JSON.stringify(body);
  };
}

describe('the service’s offers', () => {
  it.each(CALLS)('are answered in the reader’s language: %s [3.17] [3.20] [3.21] [3.22]', async (line) => {
    const read = await offers();
    expect(await read(line, 'TH')).toMatch(THAI);
    expect(await read(line, 'EN')).not.toMatch(/[\u0E00-\u0EFF]/);
    const lao = await read(line, 'LO');
    expect(lao).toMatch(/[\u0E80-\u0EFF]/);
    expect(lao).not.toMatch(THAI);
  });

  it('answer the held promotion, the coins left, the least balance, and the end of the offer [7.31] [7.32] [7.33] [7.34] [7.36] [7.41]', async () => {
    const read = await offers();
    expect(JSON.parse(await read('GET /api/promotion/current', 'EN'))).toEqual({
      promotion: JSON.parse(await read('GET /api/promotion/find/WELCOME50', 'EN')) as unknown,
    });
    expect(await read('GET /api/spinwheel/setup', 'EN')).toContain('"userCoin":1203');
    expect(await read('GET /api/bonus/check/minimum', 'EN')).toBe('{"minimum":5}');
    expect(await read('GET /api/bonus/check/active', 'EN')).toBe('{"status":true,"type":"promotion"}');
    expect(await read('GET /api/bonus/clear', 'EN')).toBe('{"message":"BONUS_CLEAR"}');
    expect(await read('GET /api/promotion/current', 'EN')).toBe('{"promotion":null}');
  });

  it('show a label that a tester has translated too long, as far as it fits', async () => {
    const world = await mock.world('a service with banners of refund');
    const { control } = world;
    const wheel = await control.wheel();
    const labels = [wheel.name, ...wheel.slices.map(({ label }) => label), 'เครดิตฟรี 100 บาท'];
    const long = Object.fromEntries(labels.map((label) => [label, 'x'.repeat(300)]));
    await control.call('PUT /lookups/{language}', { params: { language: 'en' }, body: { offers: long } });
    const token = await world.signIn();
    const headers = { cookie: 'language=EN' };
    await control.setCoins(SOMCHAI, 4);
    await control.setNextPrize('P100');
    const read = async (line: string, body?: unknown) => {
      const answer = await send(world, line, { token, headers, body });
      expect(answer.status, line).toBe(200);
      return JSON.stringify(answer.body);
    };
    const fits = `"${'x'.repeat(200)}"`;
    expect(await read('GET /api/spinwheel/setup')).toContain(`"name":${fits}`);
    expect(await read('POST /api/spinwheel/spin')).toContain(`"label":${fits}`);
    expect(await read('GET /api/spinwheel/coupon')).toContain(`"name":${fits}`);
    await read('POST /api/spinwheel/coupon/claim', { coupon: (await control.coupons())[0]?.id });
    expect(await read('POST /api/statement', { page: 1, limit: 1 })).toContain(`"description":${fits}`);
  });

  it('title their statement entries in the reader’s language, whatever it was when they were received [3.18] [7.37]', async () => {
    const world = await mock.world('a member with a refund to receive');
    const token = await world.signIn();
    const headers = { cookie: 'language=TH' };
    const isDone = async (line: string, body?: unknown) =>
      expect((await send(world, line, { token, headers, body })).status).toBe(200);
    const { id } = await world.control.giveCoupon(SOMCHAI, {
      code: 'P100',
      name: 'เครดิตฟรี 100 บาท',
      kind: 'money',
      amount: 100,
    });
    await world.control.setInvites(SOMCHAI, { earnings: 5, success: 1, rows: [] });
    await isDone('POST /api/spinwheel/coupon/claim', { coupon: id });
    await isDone('GET /api/refund/addWallet');
    await isDone('GET /api/invite/bonus');
    await isDone('GET /api/bonus/activate/WELCOME100');
    await isDone('GET /api/bonus/clear');
    await isDone('GET /api/promotion/activate/WELCOME50');

    const titles = async (language: string) => {
      const { body } = await send(world, 'POST /api/statement', {
        token,
        headers: { cookie: `language=${language}` },
        body: { page: 1, limit: 6 },
      });
      const { statements } = body as ReplyOf<Endpoints['POST /api/statement']>;
      return statements.map(
        ({ bonus, promotion, invite, refund, luckydraw }) =>
          [bonus, promotion, invite, refund, luckydraw].find((linked) => linked !== null)?.description,
      );
    };
    expect(await titles('EN')).toEqual([
      'Welcome: 50 baht, to be played 3 times',
      'Welcome bonus of 100 baht',
      'Welcome bonus of 100 baht',
      'Earnings from invited friends',
      'Refund of losses',
      '100 baht of free credit',
    ]);
    expect((await titles('TH')).at(-1)).toBe('เครดิตฟรี 100 บาท');
    expect((await titles('LO')).at(-1)).toBe('ເຄຣດິດຟຣີ 100 ບາດ');
  });
});
