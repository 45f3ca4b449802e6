import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { MALEE, SOMCHAI } from '../scenarios/users.ts';
import { createTestMock, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

const LISTS = [
  'POST /api/invite',
  'POST /api/refund',
  'POST /api/statement',
  'POST /api/statement/slip',
  'GET /api/spinwheel/coupon',
  'GET /api/bonus',
  'GET /api/bonus/check/active',
] as const;

it('what a member receives, sends and changes is listed for no other member [4.07] [7.08] [7.23] [7.25] [7.27] [7.29] [7.30] [7.31] [7.37] [7.38] [7.43]', async () => {
  const world = await mock.world();
  const { call, control, signIn } = await createClient(world.fetch, world.name);
  const [somchai, malee] = [await signIn(SOMCHAI), await signIn(MALEE)];
  const read = async (token: string) => {
    const replies: unknown[] = [];
    for (const key of LISTS) {
      const body = key.startsWith('POST') ? { page: 1, limit: 50 } : undefined;
      replies.push((await call(key, { token, body })).body);
    }
    return replies;
  };
  const before = await read(somchai);
  const others = await read(malee);
  await control.setInvites(SOMCHAI, { rows: [{ name: 'Nok', amount: 1, at: '2026-11-19T03:00:00.000Z' }] });
  await control.setBalance(SOMCHAI, { account: 'PG', amount: 100 });
  await control.play(SOMCHAI, 'PG', { outcome: 'lose', amount: 100 });
  await call('GET /api/refund/addWallet', { token: somchai });
  await control.setNextPrize('P50');
  await call('POST /api/spinwheel/spin', { token: somchai });
  for (const name of ['a.png', 'b.png']) {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]), name);
    await call('POST /api/wallet/slip', { token: somchai, form });
  }
  await call('GET /api/bonus/activate/{code}', { token: somchai, params: { code: 'WELCOME100' } });
  const passwords = { oldPassword: '123456', newPassword: 'another' };
  await call('PUT /api/account/changepwd', { token: somchai, body: passwords });

  const after = await read(somchai);
  LISTS.forEach((key, index) => expect([key, after[index]]).not.toEqual([key, before[index]]));
  expect(after[3]).toMatchObject({ total: (before[3] as { total: number }).total + 2 });
  // A picture that is no transfer has no amount.
  expect(after[3]).toHaveProperty('slips.0.amount', null);
  expect(await read(malee)).toEqual(others);
  const params = { code: 'WELCOME100' };
  expect((await call('GET /api/bonus/activate/{code}', { token: malee, params })).status).toBe(200);
});
