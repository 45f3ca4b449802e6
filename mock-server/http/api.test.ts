import { endpoints, type Endpoint } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, send } from '../test/api-client.ts';
import { createTestMock, TEST_TIME, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

const PATHS = Object.entries(endpoints).map(([key, endpoint]) => ({
  key,
  path: key.replace(/\{\w+\}/, 'KBANK'),
  access: (endpoint as Endpoint).access,
}));
const MEMBERS_ONLY = PATHS.filter(({ access }) => access === 'member');

describe('every call', () => {
  it.each(PATHS)('$key is mounted and needs the marker [7.01]', async ({ path }) => {
    const world = await mock.world();
    const missing = await world.fetch(path.split(' ')[1]!, { method: path.split(' ')[0]! });
    expect(missing.status).toBe(403);
    expect(await missing.json()).toEqual({ message: 'KEY_MISSING' });
    const wrong = await send(world, path, { headers: { 'x-requested-with': 'XMLHttpRequest' } });
    expect(wrong).toMatchObject({ status: 403, body: { message: 'KEY_INVALID' } });
  });

  it.each(MEMBERS_ONLY)('$key needs a known, live token as bearer [4.02] [6.02] [7.01]', async ({ path }) => {
    const world = await mock.world();
    expect(await send(world, path)).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
    expect(await send(world, path, { token: 'made-up' })).toMatchObject({
      status: 401,
      body: { message: 'UNAUTHORIZED' },
    });
    const token = await world.signIn('0812345678', { expiresInSeconds: 0 });
    expect(await send(world, path, { token })).toMatchObject({
      status: 401,
      body: { message: 'EXPIRED_AUTH_TOKEN' },
    });
    const basic = await send(world, path, { headers: { authorization: `Basic ${await world.signIn()}` } });
    expect(basic).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
    const bare = await send(world, path, { headers: { authorization: await world.signIn() } });
    expect(bare).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
  });

  it.each([65, 101, 5000])(
    'answers a path of %i letters as any other bad path, after its marker and token [7.01]',
    async (length) => {
      const world = await mock.world();
      const token = await world.signIn();
      const line = `GET /api/promotion/find/${'A'.repeat(length)}`;
      expect(await send(world, line, { headers: { 'x-requested-with': 'other' } })).toMatchObject({
        status: 403,
        body: { message: 'KEY_INVALID' },
      });
      expect(await send(world, line)).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
      expect(await send(world, line, { token })).toMatchObject({
        status: 400,
        body: { message: 'NO_PROMOTION' },
      });
      await world.control.setFlags({ terminated: true });
      expect(await send(world, line, { token })).toMatchObject({ status: 410, body: { message: 'gone' } });
    },
  );

  it('is open to a visitor whose token has ended, if it is public, and no chat under that token [1.17] [6.01] [6.02] [7.51]', async () => {
    const world = await mock.world();
    const token = await world.signIn('0812345678', { expiresInSeconds: 0 });
    expect((await send(world, 'GET /api/lookup/info', { token })).status).toBe(200);
    expect((await send(world, 'GET /api/chat/config')).status).toBe(200);
    const chat = await send(world, 'GET /api/chat/config', { token });
    expect(chat).toMatchObject({ status: 401, body: { message: 'EXPIRED_AUTH_TOKEN' } });
  });

  it('counts against the limit of its token, or of the address without one [8.02]', async () => {
    const world = await mock.world();
    const tokens = [await world.signIn(), await world.signIn('0899999999')];
    await world.control.setFlags({ requestsPerMinute: 1 });
    const ask = async (token?: string) =>
      (await send(world, 'GET /api/lookup/info', token === undefined ? {} : { token })).status;
    for (const token of [...tokens, undefined])
      expect([await ask(token), await ask(token)]).toEqual([200, 429]);
  });

  it('is answered in the language of the cookie, or else in the service’s own [1.19]', async () => {
    const world = await mock.world();
    const name = async (cookie: string) =>
      ((await send(world, 'GET /api/lookup/info', { headers: { cookie } })).body as { name: string }).name;
    expect(await Promise.all(['language=LO', 'a=b; language=TH', 'language=lo', 'a=b'].map(name))).toEqual([
      'ຮິມຂອງ',
      'ริมโขง',
      'Rimkhong',
      'Rimkhong',
    ]);
  });

  it('is refused from an address that is not allowed [6.03] [8.02]', async () => {
    const world = await mock.world();
    await world.control.setFlags({ invalidIp: true });
    for (const path of ['GET /api/lookup/info', 'GET /api/chat/config', 'GET /api/wallet'])
      expect(await send(world, path)).toMatchObject({ status: 403, body: { message: 'INVALID_IP' } });
  });

  it.each(MEMBERS_ONLY)('$key refuses an inactive member [6.03]', async ({ path }) => {
    const world = await mock.world();
    const token = await world.signIn();
    await world.control.setActive('0812345678', { isActive: false });
    expect(await send(world, path, { token })).toMatchObject({
      status: 403,
      body: { message: 'INACTIVE_USER' },
    });
  });

  it.each(PATHS)(
    '$key answers "gone" after the service has ended [2.12] [4.02] [7.01]',
    async ({ key, path }) => {
      const world = await mock.world('the service has ended');
      const answer = await send(world, path);
      if (key === 'GET /api/lookup/active') expect(answer.body).toEqual({ terminated: 'gone' });
      else expect(answer).toMatchObject({ status: 410, body: { message: 'gone' } });
    },
  );

  it('has the world’s date and no-store', async () => {
    const world = await mock.world();
    for (const path of ['GET /api/lookup/info', 'GET /api/wallet', 'GET /api/nope']) {
      const { headers } = await send(world, path);
      expect(headers.get('date')).toBe(new Date(TEST_TIME).toUTCString());
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a world', () => {
  it('answers the same bytes for the same seed and calls', async () => {
    const run = async (seed: number) => {
      const world = await mock.world('demo', { seed });
      const token = await world.signIn();
      const answers = [token];
      for (const key of [
        'GET /api/wallet',
        'GET /api/account/profile',
        'GET /api/lookup/deposit',
        'GET /api/qrcode/KBANK',
      ]) {
        answers.push(JSON.stringify((await send(world, key, { token })).body));
      }
      answers.push(
        JSON.stringify(
          (await call(world, 'POST /api/qrcode/{bankCode}', { token, body: { amount: 20 } })).body,
        ),
      );
      return answers;
    };
    expect(await run(5)).toEqual(await run(5));
    expect(await run(6)).not.toEqual(await run(5));
  });

  it('refuses a token of another world', async () => {
    const [one, other] = [await mock.world(), await mock.world()];
    const token = await one.signIn();
    expect((await call(other, 'GET /api/wallet', { token })).body).toEqual({ message: 'UNAUTHORIZED' });
  });
});
