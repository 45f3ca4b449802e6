import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Somchai holds a promotion and a coupon, and there are banners of refund. */
async function offers() {
  const world = await mock.world('a service with banners of refund');
  const token = await world.signIn();
  await send(world, 'GET /api/promotion/activate/WELCOME50', { token });
  await world.control.setCoins('0812345678', 4);
  await world.control.setNextPrize('P100');
  await send(world, 'POST /api/spinwheel/spin', { token });
  return async (line: string, language: string) => {
    const { status, body } = await send(world, line, { token, headers: { cookie: `language=${language}` } });
    expect(status).toBe(200);
    return JSON.stringify(body);
  };
}

describe('what the service offers', () => {
  it.each(CALLS)('is answered in the language of the reader: %s', async (line) => {
    const read = await offers();
    expect(await read(line, 'TH')).toMatch(THAI);
    expect(await read(line, 'EN')).not.toMatch(/[\u0E00-\u0EFF]/);
    const lao = await read(line, 'LO');
    expect(lao).toMatch(/[\u0E80-\u0EFF]/);
    expect(lao).not.toMatch(THAI);
  });
});
