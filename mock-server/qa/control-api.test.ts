import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { call } from '../test/api-client.ts';
import { createTestMock, TEST_TIME, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

describe('the control API', () => {
  it('creates worlds from scenarios, lists them and removes them', async () => {
    const { control, name } = await mock.world('a member with money', { seed: 7 });
    expect(await control.world()).toEqual({
      name,
      scenario: 'a member with money',
      seed: 7,
      now: TEST_TIME,
      isFrozen: true,
      members: 1,
      serverViolations: 0,
      clientViolations: 0,
      idleSeconds: 0,
    });
    await control.remove();
    await expect(control.world()).rejects.toThrow(`no world is called "${name}"`);
  });

  it('copies a world with its money, under another name', async () => {
    const { control, name } = await mock.world();
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    const copied = await control.call('POST /copy', { body: { to: `${name}-copy` } });
    expect(copied).toMatchObject({ name: `${name}-copy`, scenario: 'demo', members: 3 });
    const input = { params: { world: `${name}-copy` } } as object;
    const { members } = await control.call('GET /members', input);
    expect(members[0]).toMatchObject({ phone: SOMCHAI, wallet: 7 });
    await expect(control.call('POST /copy', { body: { to: name } })).rejects.toThrow(
      '/to is the world itself',
    );
  });

  it('replaces no world of another tester when a new one is asked for', async () => {
    const other = await mock.world();
    await other.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    const { control } = await mock.world();
    await control.call('PUT /history', { body: { isKept: true } });
    const [point] = (await control.call('GET /history')).points;
    const body = { to: other.name, isNew: true } as const;
    const params = { pointId: String(point?.id) };
    const taken = `there is already a world "${other.name}"`;
    await expect(control.call('POST /copy', { body })).rejects.toThrow(taken);
    await expect(control.call('POST /history/{pointId}/branch', { params, body })).rejects.toThrow(taken);
    await expect(other.control.reset({ isNew: true })).rejects.toThrow(taken);
    expect((await other.control.member(SOMCHAI)).wallet).toBe(7);
    await other.control.remove();
    await other.control.reset({ isNew: true });
    expect((await other.control.member(SOMCHAI)).wallet).toBe(1000);
  });

  it('refuses an unknown scenario by name', async () => {
    const { control } = await mock.world();
    await expect(control.reset({ scenario: 'a member on the moon' })).rejects.toThrow(
      '"a member on the moon"',
    );
  });

  it('controls the clock', async () => {
    const { control } = await mock.world();
    expect(await control.advanceClock({ seconds: 61.5 })).toEqual({
      now: '2026-11-20T03:01:01.500Z',
      isFrozen: true,
      rate: 1,
    });
    expect(await control.setClock({ now: '2027-01-01T00:00:00.000Z' })).toEqual({
      now: '2027-01-01T00:00:00.000Z',
      isFrozen: true,
      rate: 1,
    });
    expect((await control.setClock({ rate: 60 })).rate).toBe(60);
    expect((await control.setClock({ isFrozen: false })).isFrozen).toBe(false);
    await expect(control.setClock({ now: '2027-02-31T00:00:00.000Z' })).rejects.toThrow(
      'body: /now must be a moment that exists',
    );
    await expect(control.setClock({ now: '9999-01-01T00:00:00.000Z' })).rejects.toThrow(
      'between 1980 and 2999',
    );
    await expect(control.advanceClock({ seconds: 0 })).rejects.toThrow('body');
  });

  it('shows members with their true balances and sets them', async () => {
    const world = await mock.world();
    const somchai = await world.control.member(SOMCHAI);
    expect(somchai).toMatchObject({
      wallet: 1000,
      coins: 5,
      games: { PG: 350, JOKER: 120.5, UFABET: 0, SLOTXO: 200 },
    });
    expect(JSON.stringify(await world.control.members())).not.toContain('123456"');
    expect((await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77.25 })).wallet).toBe(
      77.25,
    );
    const token = await world.signIn();
    expect((await call(world, 'GET /api/wallet', { token })).body.wallet.amount).toBe(77.25);
    await expect(world.control.setBalance(SOMCHAI, { account: 'NOPE', amount: 1 })).rejects.toThrow('NOPE');
    await expect(world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 0.001 })).rejects.toThrow(
      'amount',
    );
    await expect(world.control.setBalance('0800000000', { account: 'WALLET', amount: 1 })).rejects.toThrow(
      '0800000000',
    );
  });

  it('pays a QR once, in time or late', async () => {
    const world = await mock.world('a member with a live KBANK QR');
    const [qr] = await world.control.qrs();
    expect(qr).toMatchObject({
      phone: SOMCHAI,
      bankCode: 'KBANK',
      amount: 100,
      status: 'live',
      expireIn: 600,
    });
    expect((await world.control.payQr(qr!.qrcodeId)).status).toBe('paid');
    await expect(world.control.payQr(qr!.qrcodeId)).rejects.toThrow('paid already');
    await expect(world.control.payQrLate(qr!.qrcodeId)).rejects.toThrow('paid already');
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1100);

    const late = await mock.world('a member whose KBANK QR has expired');
    const [expired] = await late.control.qrs();
    expect(expired).toMatchObject({ status: 'expired', expireIn: 0 });
    await expect(late.control.payQr(expired!.qrcodeId)).rejects.toThrow('expired');
    expect((await late.control.payQrLate(expired!.qrcodeId)).status).toBe('paid-late');
    expect((await late.control.member(SOMCHAI)).wallet).toBe(1100);
    await expect(late.control.payQr('qr-none')).rejects.toThrow('no QR');
  });

  it('refuses the next creation of a QR with the message it was given', async () => {
    const world = await mock.world('a member with money');
    await world.control.refuseNextQr({ message: 'NO_BANK', phone: SOMCHAI });
    const create = async () =>
      (
        await call(world, 'POST /api/qrcode/{bankCode}', {
          token: await world.signIn(),
          body: { amount: 50 },
        })
      ).body;
    expect(await create()).toMatchObject({ hasQrcode: false, message: 'NO_BANK' });
    expect(await create()).toMatchObject({ hasQrcode: true, message: null });
  });

  it('ends the service and brings it back', async () => {
    const world = await mock.world();
    await world.control.setFlags({ terminated: true });
    expect((await call(world, 'GET /api/lookup/info')).status).toBe(410);
    expect(await world.control.setFlags({ terminated: false })).toMatchObject({ terminated: false });
    expect((await call(world, 'GET /api/lookup/info')).status).toBe(200);
  });

  it('waits for entries of the journal as long as it is asked, by default 10 s', async () => {
    const { control } = await mock.world();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    for (const body of [{}, { timeoutSeconds: 0.5 }])
      await expect(control.waitFor({ status: 500, ...body })).rejects.toThrow('fewer than 1');
    expect(timeout.mock.calls).toEqual([[10_000], [500]]);
  });

  it('keeps a journal without secrets that can be searched, counted and awaited', async () => {
    const world = await mock.world();
    const waiting = world.control.waitFor({ call: 'POST /api/login', count: 2 });
    await call(world, 'POST /api/login', { body: { username: SOMCHAI, password: 'a-wrong-one' } });
    const { body } = await call(world, 'POST /api/login', {
      body: { username: SOMCHAI, password: '123456' },
    });
    await call(world, 'GET /api/wallet', { token: body.token });
    expect(await waiting).toHaveLength(2);
    expect(await world.control.count({ status: 200 })).toBe(2);
    expect(await world.control.journal({ code: 'WRONG_CREDENTIAL' })).toMatchObject([
      {
        id: 1,
        at: TEST_TIME,
        call: 'POST /api/login',
        method: 'POST',
        path: '/api/login',
        status: 401,
        memberId: null,
        fault: null,
        serverViolations: [],
        body: { username: SOMCHAI, password: '[redacted]' },
      },
    ]);
    expect(await world.control.journal({ member: '100001' })).toMatchObject([
      { id: 3, call: 'GET /api/wallet' },
    ]);
    expect(await world.control.count({ member: SOMCHAI })).toBe(1);
    await expect(world.control.count({ member: '0812345679' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const everything = JSON.stringify(await world.control.journal());
    expect(everything).not.toContain('a-wrong-one');
    expect(everything).not.toContain(body.token);
    for (const timeoutSeconds of [0, 0.0001])
      await expect(world.control.waitFor({ status: 500, timeoutSeconds })).rejects.toThrow('fewer than 1');
    await world.control.clearJournal();
    expect(await world.control.journal()).toEqual([]);
  });

  it('ends a wait for entries at once when the world is made again or removed', async () => {
    const { control } = await mock.world();
    for (const [code, end] of [
      ['CONFLICT', () => control.reset()],
      ['NO_WORLD', () => control.remove()],
    ] as const) {
      const waiting = expect(control.waitFor({ status: 500, timeoutSeconds: 120 })).rejects.toMatchObject({
        code,
      });
      await control.world();
      await end();
      await waiting;
    }
  });

  it('plans faults and removes them', async () => {
    const { control } = await mock.world();
    const fault = await control.addFault({
      call: 'GET /api/wallet',
      kind: 'latency',
      milliseconds: 5,
      times: 'always',
    });
    expect(await control.faults()).toEqual([fault]);
    await expect(control.addFault({ call: 'GET /api/nope', kind: 'drop' } as never)).rejects.toThrow('body');
    await expect(control.addFault({ call: '*', kind: 'latency' } as never)).rejects.toThrow('body');
    await expect(control.removeFault(99)).rejects.toThrow('no fault');
    await control.clearFaults();
    expect(await control.faults()).toEqual([]);
  });

  it('names the field and the reason of malformed input', async () => {
    const { fetch, name } = await mock.world();
    const refusal = async (method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/qa/api/worlds/${name}${path}`, {
        method,
        ...(body ? { headers, body: JSON.stringify(body) } : {}),
      });
      expect(answer.status).toBe(400);
      return ((await answer.json()) as { message: string }).message;
    };
    expect(await refusal('POST', '/clock/advance', { seconds: 'ten' })).toBe(
      'body: /seconds must be number, and is "ten"',
    );
    expect(await refusal('POST', '/chat/rooms/RK-1/end', { now: true })).toBe('body: unknown field now');
    expect(await refusal('GET', '/members/somchai/games')).toBe(
      'params: /phone must be a phone number of digits alone, and is "somchai"',
    );
    expect(await refusal('GET', '/journal?status=ok')).toBe(
      'querystring: /status must be a number of up to nine digits, and is "ok"',
    );
    expect(await refusal('PUT', '', { frozenAt: '20 November' })).toBe(
      'body: /frozenAt must be a time such as 2026-11-20T03:00:00.000Z, and is "20 November"',
    );
    expect(await refusal('GET', '/members?limit=1')).toBe('querystring: unknown field limit');
  });
});
