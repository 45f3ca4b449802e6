import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../../scenarios/users.ts';
import { createTestMock, type TestMock } from '../../testing.ts';
import { createClient } from '../../client/create-client.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function given(scenario: string) {
  const { fetch, name, control, assertClean } = await mock.world(scenario);
  // The client's own reset would let the clock run.
  const { call } = await createClient(fetch, name, scenario);
  await control.setClock({ isFrozen: true });
  return { call, control, assertClean };
}

describe('the verbs for bonuses', () => {
  it('show a bonus and how much is left to play, and end it as if it were played out', async () => {
    const { call, control, assertClean } = await given('a member with an active bonus');
    await control.setPlays(SOMCHAI, { staked: 120.5, won: 0, lost: 120.5 });
    expect(await control.heldBonus(SOMCHAI)).toMatchObject({
      from: 'bonus',
      code: 'WELCOME100',
      amount: 100,
      toPlay: 379.5,
    });
    expect((await control.finishBonus(SOMCHAI)).wallet).toBe(1100);
    expect(await control.heldBonus(SOMCHAI)).toBeNull();
    expect((await call('POST /api/wallet/withdraw', { body: { amount: 1100 } })).status).toBe(200);
    await expect(control.finishBonus(SOMCHAI)).rejects.toThrow('NO_DATA');
    await assertClean();
  });

  it('play a bonus out by setting the plays', async () => {
    const { control } = await given('a member with an active bonus');
    await control.setPlays(SOMCHAI, { staked: 499.99, won: 0, lost: 0 });
    expect(await control.heldBonus(SOMCHAI)).toMatchObject({ toPlay: 0.01 });
    await control.setPlays(SOMCHAI, { staked: 500, won: 0, lost: 0 });
    expect(await control.heldBonus(SOMCHAI)).toBeNull();
  });

  it('refuse two offers with one code, and keep the previous offers', async () => {
    const { control } = await given('a member with money');
    const [first, ...others] = await control.bonuses();
    await expect(control.setBonuses([first!, first!])).rejects.toThrow('the code "WELCOME100" appears twice');
    expect(await control.bonuses()).toEqual([first, ...others]);
    const [promotion] = await control.promotions();
    await expect(control.setPromotions([promotion!, promotion!])).rejects.toThrow(
      /the code "\w+" appears twice/,
    );
  });
});

describe('the verbs for games and texts', () => {
  it('refuse a second game or source with one code, because a snapshot of both would not load', async () => {
    const { control } = await given('a member with money');
    await control.addGame({ code: 'MORE', name: 'More', category: 'slot', count: 2 });
    for (const [code, count] of [
      ['PG', 1],
      ['MORE2', 1],
      ['MORE', 2],
    ] as const)
      await expect(control.addGame({ code, name: 'Again', category: 'slot', count })).rejects.toThrow(
        'a game has the code',
      );
    const source = { code: 'FRIEND', description: 'A friend' };
    await expect(control.setLookups({ sources: [source, source] })).rejects.toThrow(
      /the code "\w+" appears twice/,
    );
    await control.loadSnapshot(await control.snapshot());
  });
});

describe('the verbs for invitations', () => {
  it('put rows where their time belongs, newest first [2.54] [7.25]', async () => {
    const { call, control } = await given('a member who has invited friends');
    const page = { body: { page: 1, limit: 10 } };
    const { invites } = (await call('POST /api/invite', page)).body;
    const [newest, second] = invites;
    const between = new Date((Date.parse(newest!.createdAt) + Date.parse(second!.createdAt)) / 2);
    await control.setInvites(SOMCHAI, { rows: [{ name: 'Nok', amount: 7.25, at: between.toISOString() }] });
    const after = (await call('POST /api/invite', page)).body;
    expect(after.total).toBe(24);
    expect(after.invites.slice(0, 3)).toMatchObject([
      newest,
      { from: { name: 'Nok' }, amount: 7.25 },
      second,
    ]);
  });
});

describe('the verbs for the wheel', () => {
  it('end the time of a coupon, now and not later than it was [8.11]', async () => {
    const { call, control } = await given('a member with coupons');
    const [first] = await control.coupons();
    await control.advanceClock({ seconds: 60 });
    const { expiresAt } = await control.expireCoupon(first!.id);
    await control.advanceClock({ seconds: 60 });
    expect((await control.expireCoupon(first!.id)).expiresAt).toBe(expiresAt);
    const { body } = await call('POST /api/spinwheel/coupon/claim', { body: { coupon: first!.id } });
    expect(body).toEqual({ success: false, error: 'COUPON_EXPIRED' });
    await expect(control.expireCoupon('cp-none')).rejects.toThrow('no coupon is called "cp-none"');
  });

  it('refuse a wheel with two slices of one code, or a next prize without a slice', async () => {
    const { control } = await given('a member with coins');
    const wheel = await control.wheel();
    const { slices } = wheel;
    await expect(control.setWheel({ ...wheel, slices: [...slices, slices[0]!] })).rejects.toThrow(
      'the code "P10" appears twice',
    );
    await expect(control.setWheel({ ...wheel, next: 'P7' })).rejects.toThrow('the wheel has no slice P7');
    expect(await control.wheel()).toEqual(wheel);
  });

  it('stop it where the tester says, once [7.42]', async () => {
    const { call, control, assertClean } = await given('a member with coins');
    await control.setNextPrize('P100');
    const { body } = await call('POST /api/spinwheel/spin');
    expect(body).toMatchObject({ success: true, result: { code: 'P100', remainingCoin: 9 } });
    expect((await control.wheel()).next).toBeNull();
    await assertClean();
  });
});
