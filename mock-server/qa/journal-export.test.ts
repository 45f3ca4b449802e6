import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock, type TestWorld } from '../testing.ts';
import { call, send } from '../test/api-client.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function transferred(): Promise<TestWorld> {
  const world = await mock.world();
  const token = await world.signIn();
  await send(world, 'POST /api/wallet/transfer', {
    token,
    body: { from: 'WALLET', to: 'PG', amount: 50.25 },
  });
  return world;
}

describe('the journal', () => {
  it('tells what was answered and what has moved', async () => {
    const { control } = await transferred();
    const [entry] = await control.journal({ call: 'POST /api/wallet/transfer' });
    expect(entry).toMatchObject({
      body: { from: 'WALLET', to: 'PG', amount: 50.25 },
      answer: { message: 'SUCCESS', amount: 50.25 },
      movements: [{ from: ['wallet:100001'], to: ['game:100001:PG'], amount: 5025 }],
      outside: null,
    });
    expect(entry?.movements[0]?.reference).toBe((entry?.answer as { reference: string }).reference);
  });

  it('holds no token, password or link, in answers neither', async () => {
    const world = await mock.world();
    const { body } = await call(world, 'POST /api/login', {
      body: { username: '0812345678', password: '123456' },
    });
    const token = body.token;
    const account = await send(world, 'GET /api/wallet/account/PG', { token });
    const { username, password } = account.body as Record<string, string>;
    await send(world, `GET /api/autoLogin/pg/${username}`, { token });
    const text = JSON.stringify([await world.control.journal(), await world.control.har()]);
    for (const secret of [token, '"123456"', password]) expect(text).not.toContain(secret);
    expect(text).toContain('[redacted]');
  });

  it('says how a request left the contract, and names the nearest call', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    await send(world, 'GET /api/walet', { token });
    await send(world, 'POST /api/wallet/tranfer', { token, body: {} });
    await send(world, 'POST /api/wallet/transfer', {
      token,
      body: { from: 'WALLET', to: 'PG', amount: '5' },
    });
    await send(world, 'GET /api/%zz');
    const outside = (await world.control.journal({ outside: true })).map((entry) => entry.outside);
    expect(outside[0]).toBe('no such call; the nearest is GET /api/wallet');
    expect(outside[1]).toBe('no such call; the nearest is POST /api/wallet/transfer');
    expect(outside[2]).toBe('body: /amount must be number');
    expect(outside).toHaveLength(4);
    expect(await world.control.world()).toMatchObject({ rejections: 4, breaches: 0 });
    await expect(world.assertClean()).rejects.toThrow('the nearest is GET /api/wallet');
  });

  it('lets a test pass that has kept to the contract', async () => {
    await expect((await transferred()).assertClean()).resolves.toBeUndefined();
  });

  it('gives a request as a line for a shell', async () => {
    const { control, fetch, name } = await transferred();
    const [entry] = await control.journal({ call: 'POST /api/wallet/transfer' });
    const line = await (await fetch(`/qa/api/worlds/${name}/journal/${entry?.id}/curl`)).text();
    expect(line).toBe(`curl -X POST 'http://localhost:80/api/wallet/transfer' \\
  -H 'x-mock-world: ${name}' \\
  -H 'x-requested-with: wallet-user' \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"from":"WALLET","to":"PG","amount":50.25}'
`);
  });

  it('is an HTTP archive for a browser’s tools', async () => {
    const { control } = await transferred();
    const { log } = (await control.har()) as { log: { version: string; entries: Record<string, unknown>[] } };
    expect(log.version).toBe('1.2');
    for (const entry of log.entries) {
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining(['startedDateTime', 'time', 'request', 'response', 'cache', 'timings']),
      );
    }
    expect(log.entries.at(-1)?.['request']).toMatchObject({
      method: 'POST',
      postData: { mimeType: 'application/json' },
    });
  });

  it('finds by a part of the path', async () => {
    const { control } = await transferred();
    expect(await control.count({ text: 'TRANSFER' })).toBe(1);
  });
});
