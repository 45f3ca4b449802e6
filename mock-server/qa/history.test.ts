import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../test/api-client.ts';
import { createTestMock, type TestMock } from '../testing.ts';

const SOMCHAI = '0812345678';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('the past of a world', () => {
  it('is returned to over 50 entries, byte for byte', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    const token = await world.signIn();
    await call(world, 'POST /api/qrcode/{bankCode}', {
      token,
      body: { amount: 250 },
    });
    const { points } = await control.call('GET /history');
    const point = points.at(-1)!;
    const before = JSON.stringify(await control.snapshot());
    const entries = await control.journal();

    for (let turn = 0; turn < 25; turn += 1) {
      await call(world, 'POST /api/wallet/transfer', {
        token,
        body: { from: 'WALLET', to: 'PG', amount: 1 + turn },
      });
      await call(world, 'GET /api/wallet', { token });
      await control.advanceClock({ seconds: 61 });
    }
    await control.setFlags({ terminated: true });
    expect(await control.count({})).toBe(entries.length + 50);
    expect(JSON.stringify(await control.snapshot())).not.toBe(before);

    const params = { pointId: String(point.id) };
    await control.call('POST /history/{pointId}/rewind', { params });
    expect(JSON.stringify(await control.snapshot())).toBe(before);
    expect(await control.journal()).toEqual(entries);
    expect((await control.call('GET /history')).points.at(-1)).toEqual(point);
    expect((await call(world, 'GET /api/wallet', { token })).status).toBe(200);
    expect((await control.journal()).at(-1)?.id).toBe(entries.length + 1);
  });

  it('begins another world at any point, and leaves this one', async () => {
    const { control, name } = await mock.world();
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1 });
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 2 });
    const [, first] = (await control.call('GET /history')).points;
    const input = { params: { pointId: String(first?.id) }, body: { to: `${name}-b` } };
    await control.call('POST /history/{pointId}/branch', input);
    expect((await control.member(SOMCHAI)).wallet).toBe(2);
    const { members } = await control.call('GET /members', { params: { world: `${name}-b` } });
    expect(members[0]?.wallet).toBe(1);
  });

  it('tells what each point changed, and no secret', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setFlags({ spinActive: false });
    const { token } = await control.issueToken(SOMCHAI);
    const { points } = await control.call('GET /history');
    const changes = async (index: number) =>
      (
        await control.call('GET /history/{pointId}/changes', {
          params: { pointId: String(points[index]?.id) },
        })
      ).changes;
    expect(points.map(({ verb }) => verb)).toEqual([
      'PUT /history',
      'PUT /flags',
      'POST /members/{phone}/tokens',
    ]);
    expect(await changes(1)).toEqual([{ path: 'flags.spinActive', before: 'true', after: 'false' }]);
    expect(JSON.stringify(await changes(2))).toContain('[redacted]');
    expect(JSON.stringify(await changes(2))).not.toContain(token);
  });

  it('is kept only where it was asked for, and bounded', async () => {
    const { control } = await mock.world();
    await control.setFlags({ spinActive: false });
    expect(await control.call('GET /history')).toEqual({ isKept: false, points: [] });
    await expect(
      control.call('POST /history/{pointId}/rewind', { params: { pointId: '1' } }),
    ).rejects.toThrow('no point 1 is kept');
    await control.call('PUT /history', { body: { isKept: true } });
    for (let turn = 0; turn < 310; turn += 1) await control.setFlags({ spinActive: turn % 2 === 0 });
    expect((await control.call('GET /history')).points).toHaveLength(300);
    await control.call('PUT /history', { body: { isKept: false } });
    expect(await control.call('GET /history')).toEqual({ isKept: false, points: [] });
  });
});
