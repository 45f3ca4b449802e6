import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock } from '../testing.ts';
import { call, send } from '../test/api-client.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function entered() {
  const world = await mock.world();
  const token = await world.signIn();
  const account = (await send(world, 'GET /api/wallet/account/PG', { token })).body as { username: string };
  const login = await send(world, `GET /api/autoLogin/pg/${account.username}`, { token });
  const { pathname } = new URL((login.body as { link: string }).link);
  const play = (body: string) =>
    world.fetch(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const inGame = async () => (await world.control.games('0812345678')).find(({ code }) => code === 'PG')!;
  return { world, token, pathname, play, inGame };
}

describe('the page of a game', () => {
  it('names player and game, and runs no script [7.48]', async () => {
    const { world, pathname } = await entered();
    const page = await world.fetch(pathname);
    const text = await page.text();
    expect(text).toContain('<h1>PG</h1>');
    expect(text).toContain('<b>Somchai</b>');
    expect(text).toContain('350.00 THB');
    expect(text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('changes the balance that the wallet shows after a refresh [7.14]', async () => {
    const { world, token, play, inGame } = await entered();
    expect((await play('amount=100&outcome=win')).status).toBe(303);
    expect((await play('amount=30.5&outcome=lose')).status).toBe(303);
    expect(await inGame()).toMatchObject({ balance: 419.5, shown: 350 });
    await call(world, 'GET /api/wallet/refresh/slot', { token });
    expect(await inGame()).toMatchObject({ balance: 419.5, shown: 419.5 });
  });

  it('leaves a round in the history that a test plays again, and nothing of a page or a refused round', async () => {
    const { world, play, pathname } = await entered();
    await world.control.call('PUT /history', { body: { isKept: true } });
    await play('amount=12.5&outcome=win');
    await play('amount=1000&outcome=lose');
    await world.fetch(pathname);
    await world.fetch('/games/login/PG', { method: 'POST' });
    const { points } = await world.control.call('GET /history');
    const round = 'POST /members/{phone}/games/{code}/play';
    expect(points.map(({ verb }) => verb)).toEqual(['PUT /history', round]);
    const { spec } = await world.control.call('GET /journey', { query: { name: 'a win' } });
    expect(spec).toContain(
      `  await world.call('${round}', { params: { phone: '0812345678', code: 'PG' }, body: { outcome: 'win', amount: 12.5 } });`,
    );
  });

  it('stays in the world that its address names', async () => {
    const { world, pathname } = await entered();
    const page = `${pathname}?world=${world.name}`;
    const won = await world.fetch(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'amount=1&outcome=win',
    });
    expect(won.headers.get('location')).toBe(page);
  });

  it.each([
    'amount=1000&outcome=lose',
    'amount=-5&outcome=win',
    'amount=1e3&outcome=win',
    'amount=0',
    '',
    'x',
  ])('moves no money for "%s"', async (body) => {
    const { play, inGame } = await entered();
    expect((await play(body)).status).toBeGreaterThanOrEqual(400);
    expect((await inGame()).balance).toBe(350);
  });

  it('is 404 for an expired or unknown ticket [7.48]', async () => {
    const { world, pathname, play } = await entered();
    expect((await world.fetch('/games/play/none')).status).toBe(404);
    await world.control.advanceClock({ seconds: 30 * 60 });
    expect((await world.fetch(pathname)).status).toBe(404);
    expect((await play('amount=10&outcome=win')).status).toBe(404);
  });

  it('escapes any name', async () => {
    const { world, token, pathname } = await entered();
    await send(world, 'PUT /api/account/profile', {
      token,
      body: {
        name: '<img src=x>',
        bankCode: 'KBANK',
        bankAccountName: 'SOMCHAI JAIDEE',
        bankAccountNo: '1234567890',
      },
    });
    expect(await (await world.fetch(pathname)).text()).not.toContain('<img');
  });

  it('admits only a player to the provider’s own form [2.63] [7.50]', async () => {
    const { world, token } = await entered();
    const { body } = await send(world, 'GET /api/wallet/account/UFABET', { token });
    const { username, password } = body as Record<string, string>;
    expect([username!.length, password!.length]).toEqual([16, 16]);
    const logIn = (form: Record<string, string>, query = '') =>
      world.fetch(`/games/login/UFABET${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
    expect((await logIn({ username: username!, password: 'x'.repeat(16) })).status).toBe(401);
    const admitted = await logIn({ username: username!, password: password! });
    expect(admitted.status).toBe(303);
    expect(await (await world.fetch(admitted.headers.get('location')!)).text()).toContain('Somchai');
    const named = await logIn({ username: username!, password: password! }, `?world=${world.name}`);
    expect(named.headers.get('location')).toMatch(new RegExp(`^/games/play/\\w+\\?world=${world.name}$`));
  });
});
