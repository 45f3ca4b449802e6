import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../test/api-client.ts';
import { createTestMock, type TestMock } from '../../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('the settings of a world', () => {
  it('change switches one by one, only in this world [2.22] [2.30]', async () => {
    const world = await mock.world();
    const other = await mock.world();
    const before = await world.control.flags();
    const flags = await world.control.setFlags({ registerOTP: false, enableChatWidget: false });
    expect(flags).toEqual({ ...before, registerOTP: false, enableChatWidget: false });
    expect((await call(world, 'GET /api/lookup/registerOTP')).body).toEqual({ registerOTP: false });
    expect((await call(world, 'GET /api/lookup/enableChatWidget')).body).toEqual({ enableChatWidget: false });
    expect((await call(other, 'GET /api/lookup/registerOTP')).body).toEqual({ registerOTP: true });
    for (const odd of [
      { iframe: true },
      { registerOTP: 'no' },
      { edition: 'burma' },
      { requestsPerMinute: 0.5 },
    ])
      await expect(world.control.setFlags(odd as never)).rejects.toThrow('body');
    expect(await world.control.flags()).toEqual(flags);
  });

  it('change the texts of the lookups, hostile ones too [2.31] [3.07]', async () => {
    const world = await mock.world();
    const hostile = '<img src=x onerror=alert(1)>';
    await world.control.setLookups({
      notice: hostile,
      conditions: [hostile, 'x'.repeat(20_000)],
      agreements: [],
      info: { name: hostile, website: 'javascript:alert(1)' },
      sources: [{ code: 'X', description: hostile }],
    });
    expect((await call(world, 'GET /api/lookup/notice')).body).toEqual({ notice: hostile });
    expect((await call(world, 'GET /api/lookup/conditions')).body).toEqual([hostile, 'x'.repeat(20_000)]);
    expect((await call(world, 'GET /api/lookup/agreements')).body).toEqual([]);
    expect((await call(world, 'GET /api/lookup/info')).body).toMatchObject({ name: hostile });
    expect((await call(world, 'GET /api/lookup/sources')).body).toEqual([
      { code: 'X', description: hostile },
    ]);
    await expect(world.control.setLookups({ conditions: ['x'.repeat(20_001)] })).rejects.toThrow('body');
    // The call puts the mock's own address before a path of its files.
    const { contact } = await world.control.lookups();
    const lineQR = `/files/${'x'.repeat(1990)}`;
    await expect(world.control.setLookups({ contact: { ...contact, lineQR } })).rejects.toThrow(
      'body: /contact/lineQR must match pattern',
    );
    await world.control.setLookups({ contact: { ...contact, lineQR: `https://${'x'.repeat(1990)}` } });
    // A text may have line breaks, also as a key.
    const setOffers = (text: unknown) =>
      world.control.call('PUT /lookups/{language}', {
        params: { language: 'en' },
        body: { offers: { 'one\ntwo': text as string } },
      });
    await expect(setOffers(5)).rejects.toThrow('body: /offers/one');
    expect(await setOffers('three')).toEqual({ offers: { 'one\ntwo': 'three' } });
    await world.assertClean();
  });

  it('have defaults for every text except the notice', async () => {
    const world = await mock.world();
    expect((await call(world, 'GET /api/lookup/notice')).body).toEqual({ notice: null });
    expect((await call(world, 'GET /api/lookup/agreements')).body.length).toBeGreaterThan(1);
    expect((await call(world, 'GET /api/lookup/conditions')).body.length).toBeGreaterThan(1);
    const { body: banks } = await call(world, 'GET /api/lookup/banks');
    expect(banks.map(({ code }) => code)).toEqual(
      expect.arrayContaining('KBANK SCB BBL KTB TMB GSB BAY BCEL LDB JDB'.split(' ')),
    );
  });

  it('set the limits of withdrawals by currency, all of them or none [5.16] [9.18]', async () => {
    const world = await mock.world();
    const asked = async (phone: string) =>
      (await call(world, 'GET /api/lookup/withdraw', { token: await world.signIn(phone) })).body;
    const kip = await asked('02055512345');
    await world.control.setWithdrawLimits({ THB: { min: 1.5, max: 99.99 } });
    expect(await asked('0812345678')).toEqual({ withdrawMin: 1.5, withdrawMax: 99.99 });
    expect(await asked('02055512345')).toEqual(kip);
    const odd = { THB: { min: 7, max: 8 }, LAK: { min: 0.001, max: 1 } };
    await expect(world.control.setWithdrawLimits(odd)).rejects.toThrow();
    expect(await asked('0812345678')).toEqual({ withdrawMin: 1.5, withdrawMax: 99.99 });
  });

  it('set the hours in which no slips are taken [9.37] [9.38]', async () => {
    const world = await mock.world();
    const asked = async () =>
      (await call(world, 'GET /api/lookup/slip', { token: await world.signIn() })).body;
    expect(await asked()).toMatchObject({ isOpen: true, validMinutes: 60 });
    // The clock is frozen at 10:00 in Bangkok.
    const hours = { closedFrom: '10:00', closedTo: '10:01', validMinutes: 5 };
    await world.control.setSlipHours(hours);
    expect(await asked()).toEqual({ isOpen: false, ...hours });
    await world.control.advanceClock({ seconds: 60 });
    expect(await asked()).toMatchObject({ isOpen: true });
    await expect(world.control.setSlipHours({ closedFrom: '24:00' })).rejects.toThrow('body');
    // No slip could be sent in time, and the apps would show 1 hour.
    await expect(world.control.setSlipHours({ validMinutes: 0 })).rejects.toThrow('body');
  });

  it('read and change the hours of a world that was saved with no time for a slip', async () => {
    const world = await mock.world();
    const saved = await world.control.snapshot();
    Object.assign(saved.fields['slipHours'] as object, { validMinutes: 0 });
    await world.control.loadSnapshot(saved);
    const hours = { closedFrom: '10:00', closedTo: '10:01', validMinutes: 0 };
    expect(await world.control.setSlipHours({ closedFrom: '10:00', closedTo: '10:01' })).toEqual(hours);
  });

  it('let exactly the named parts of the service fail', async () => {
    const world = await mock.world();
    const send = async () =>
      (await call(world, 'POST /api/otp/send', { body: { phoneNumber: '0611111111' } })).body.message;
    await world.control.setOutages(['otp-sending', 'login']);
    expect(await send()).toBe('OTP_SEND_FAIL');
    expect(await world.control.setOutages([])).toEqual({ outages: [] });
    expect(await send()).toBeUndefined();
    await expect(world.control.setOutages(['moon'] as never)).rejects.toThrow('body');
  });

  it('takes one part out and brings it back, and leaves what another tester took out', async () => {
    const { control } = await mock.world();
    const put = (part: string, isOut: boolean) =>
      control.call('PUT /outages/{part}', { params: { part }, body: { isOut } });
    const [, both] = await Promise.all([put('login', true), put('otp-sending', true)]);
    expect(both).toEqual({ outages: ['login', 'otp-sending'] });
    expect(await put('login', true)).toEqual(both);
    expect(await put('login', false)).toEqual({ outages: ['otp-sending'] });
    await expect(put('moon', true)).rejects.toThrow('params: /part');
    const game = (code: string, isOut: boolean) =>
      control.call('PUT /game-outages/{code}', { params: { code }, body: { isOut } });
    const [, games] = await Promise.all([game('PG', true), game('JOKER', true)]);
    expect(games).toEqual({ codes: ['PG', 'JOKER'] });
    expect(await game('PG', false)).toEqual({ codes: ['JOKER'] });
    await expect(game('MOON', true)).rejects.toThrow('no game is called "MOON"');
  });
});
