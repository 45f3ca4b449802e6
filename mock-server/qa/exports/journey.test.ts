import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MALEE, SOMCHAI } from '../../scenarios/users.ts';
import { call, send } from '../../test/api-client.ts';
import { createTestMock, type TestMock } from '../../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

const LOGIN = ['await login.open();', 'await login.logIn(member);', 'await home.isOpen();'];
const AGAIN = ['await login.again(member);', 'await home.isOpen();'];
const REFUSED = 'expectedErrors.push(/status of 401/);';
const ARRIVAL = ['await login.arrive(member);', 'await home.isOpen();'];

/** A world whose history is kept, and the steps of its journey. */
async function recorded() {
  const world = await mock.world();
  const { control } = world;
  await control.call('PUT /history', { body: { isKept: true } });
  const journey = (query: { from?: string } = {}) =>
    control.call('GET /journey', { query: { name: 'seen', ...query } });
  const steps = async () => (await journey()).spec.split('\n').map((line) => line.trim());
  const logIn = async (username: string = SOMCHAI) =>
    (await call(world, 'POST /api/login', { body: { username, password: '123456' } })).body.token;
  const transfer = (token: string, amount = 10) =>
    call(world, 'POST /api/wallet/transfer', { token, body: { from: 'WALLET', to: 'PG', amount } });
  const makeQr = async (token: string, amount = 100) =>
    (await call(world, 'POST /api/qrcode/{bankCode}', { token, body: { amount } })).body.qrcodeId ?? '';
  const passTime = (milliseconds: number) => {
    if (!vi.isFakeTimers()) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      onTestFinished(() => void vi.useRealTimers());
    }
    vi.setSystemTime(Date.now() + milliseconds);
  };
  return { world, control, journey, steps, logIn, transfer, makeQr, passTime };
}

const count = (lines: readonly string[], part: string) => lines.filter((line) => line.includes(part)).length;

describe('a journey whose member’s session ends', () => {
  it('signs in again where the member did', async () => {
    const { control, steps, logIn, transfer } = await recorded();
    await logIn();
    await control.revokeTokens(SOMCHAI);
    await transfer(await logIn());
    const lines = await steps();
    const first = lines.indexOf(LOGIN[0]!);
    expect(lines.slice(first, first + 8)).toEqual([
      ...LOGIN,
      `await world.call('DELETE /members/{phone}/tokens', { params: { phone: '${SOMCHAI}' } });`,
      REFUSED,
      ...AGAIN,
      'await transfer.open.click();',
    ]);
    expect(lines[2]).toContain('expectedErrors');
  });

  it.each(['revoked', 'expired'])('signs in to see the statement: %s', async (how) => {
    const { world, control, steps, transfer } = await recorded();
    await transfer(await world.signIn());
    if (how === 'revoked') await control.revokeTokens(SOMCHAI);
    else await control.advanceClock({ seconds: 24 * 60 * 60 });
    const lines = await steps();
    expect(count(lines, 'login.')).toBe(2);
    expect(lines).toContain(REFUSED);
    expect(lines.slice(lines.indexOf('await home.openStatement();') - 2).slice(0, 2)).toEqual(AGAIN);
  });

  it.each(['before the first step', 'of another member', 'a second before its end'])(
    'opens once if a session ends %s',
    async (when) => {
      const { world, control, steps, transfer } = await recorded();
      if (when.startsWith('before')) await control.revokeTokens(SOMCHAI);
      await transfer(await world.signIn());
      if (when.startsWith('of')) await control.revokeTokens(MALEE);
      else if (when.startsWith('a second')) await control.advanceClock({ seconds: 24 * 60 * 60 - 1 });
      const lines = await steps();
      expect(lines.filter((line) => line.includes('login.'))).toEqual([ARRIVAL[0]]);
      expect(lines).not.toContain(REFUSED);
    },
  );
});

describe('a journey after which the app shows no statement', () => {
  type Recorded = Awaited<ReturnType<typeof recorded>>['control'];
  it.each<[string, (control: Recorded) => Promise<unknown>]>([
    ['the service has ended', (control) => control.setFlags({ terminated: true })],
    ['the address is not served', (control) => control.setFlags({ invalidIp: true })],
    ['calls are limited', (control) => control.setFlags({ requestsPerMinute: 1 })],
    ['the member is locked', (control) => control.setActive(SOMCHAI, { isActive: false })],
    ['the service fails', (control) => control.setOutages(['service'])],
    [
      'a read fails',
      (control) =>
        control.addFault({ call: 'POST /api/statement', kind: 'status', status: 500, times: 'always' }),
    ],
    ['every call fails', (control) => control.addFault({ call: '*', kind: 'drop', times: 'always' })],
    [
      'no session can begin',
      async (control) => {
        await control.revokeTokens(SOMCHAI);
        await control.setFlags({ tokenSeconds: 0 });
      },
    ],
  ])('asserts only the ledger and the wallet: %s', async (_, end) => {
    const { world, control, steps, transfer } = await recorded();
    await transfer(await world.signIn());
    await end(control);
    const lines = await steps();
    expect(lines.slice(lines.indexOf(']);'))).toEqual([
      ']);',
      'expect((await world.member(member.phone)).wallet).toBe(990);',
      '});',
      '',
    ]);
  });

  it.each<[string, (control: Recorded) => Promise<unknown>]>([
    ['another member is locked', (control) => control.setActive(MALEE, { isActive: false })],
    ['a game fails', (control) => control.setOutages(['game-transfer'])],
    [
      'transfers fail',
      (control) => control.addFault({ call: 'POST /api/wallet/transfer', kind: 'drop', times: 'always' }),
    ],
  ])('asserts the statement too: %s', async (_, end) => {
    const { world, control, steps, transfer } = await recorded();
    await transfer(await world.signIn());
    await end(control);
    const lines = await steps();
    expect(lines).toContain('await home.openStatement();');
    expect(count(lines, 'login.')).toBe(1);
  });
});

it('a journey stays in a session that is older than the setting by which new ones have ended', async () => {
  const { world, control, steps, transfer } = await recorded();
  const token = await world.signIn();
  await control.setFlags({ tokenSeconds: 0 });
  await transfer(token);
  await transfer(token, 20);
  const lines = await steps();
  expect(lines.filter((line) => line.includes('login.'))).toEqual([ARRIVAL[0]]);
  expect(lines).toContain('await home.openStatement();');
  expect(lines).not.toContain(REFUSED);
});

describe('a journey in which the member could not use the app for a time', () => {
  it.each(['the service had ended', 'the member was locked'])('signs in again: %s', async (why) => {
    const { world, control, steps, transfer } = await recorded();
    const token = await world.signIn();
    await transfer(token);
    const isEnd = why.startsWith('the service');
    for (const isOut of [true, false])
      await (isEnd
        ? control.setFlags({ terminated: isOut })
        : control.setActive(SOMCHAI, { isActive: !isOut }));
    await transfer(token);
    const lines = await steps();
    const second = lines.lastIndexOf('await transfer.open.click();');
    expect(lines.slice(second - 2, second)).toEqual(AGAIN);
    expect(lines).toContain(`expectedErrors.push(/status of ${isEnd ? 410 : 403}/);`);
  });
});

describe('a journey that no test can repeat', () => {
  const REGISTRATION = {
    name: 'Nok',
    username: '0866666666',
    password: 'abcdef12',
    sourceCode: 'FACEBOOK',
    inviteCode: '',
    bankCode: 'KBANK',
    bankAccountName: 'NOK DEE',
    bankAccountNo: '1112223334',
    currency: 'BAHT',
  };

  it('is refused over a registration, and can begin after it', async () => {
    const { world, control, journey, makeQr } = await recorded();
    await control.setFlags({ registerOTP: false });
    expect((await call(world, 'POST /api/account', { body: REGISTRATION })).status).toBe(200);
    const { id } = (await control.journal()).at(-1)!;
    await expect(journey()).rejects.toThrow(
      `a member registers at entry ${id}, which no test can repeat: a test can begin with what happens from now on`,
    );
    const { username, password } = REGISTRATION;
    const { token } = (await call(world, 'POST /api/login', { body: { username, password } })).body;
    await control.payQr(await makeQr(token));
    await expect(journey()).rejects.toThrow(`a test can begin from entry ${id + 1}`);
    const { spec } = await journey({ from: String(id + 1) });
    expect(spec).toContain(`const member = { phone: '0866666666', password: '123456' };`);
    expect(spec).toContain('await expect(deposit.paid).toBeVisible();');
  });

  it('is refused over a registration whose answer was lost', async () => {
    const { world, control, journey } = await recorded();
    await control.setFlags({ registerOTP: false });
    await control.addFault({ call: 'POST /api/account', kind: 'drop' });
    await expect(call(world, 'POST /api/account', { body: REGISTRATION })).rejects.toThrow('fetch failed');
    await expect(journey()).rejects.toThrow('a member registers at entry');
  });

  it('is refused over a call while the service forgets new sessions', async () => {
    const { world, control, journey, transfer } = await recorded();
    const token = await world.signIn();
    await transfer(token);
    await control.setFlags({ forgetsTokens: true });
    await transfer(token);
    const { id } = (await control.journal()).at(-1)!;
    await control.setFlags({ forgetsTokens: false });
    await transfer(token);
    await expect(journey()).rejects.toThrow(
      `the service forgets new sessions at entry ${id}, which no test can repeat: a test can begin from entry ${id + 1}`,
    );
    expect((await journey({ from: String(id + 1) })).spec).toContain('transfer.open');
  });

  it('goes over a registration that was refused', async () => {
    const { world, steps } = await recorded();
    const body = { ...REGISTRATION, username: SOMCHAI };
    expect((await call(world, 'POST /api/account', { body })).status).toBe(409);
    expect(await steps()).toContain('// Not repeated: POST /api/account, for a secret was sent.');
  });

  it('is refused over the upload of a slip', async () => {
    const { world, control, journey } = await recorded();
    const token = await world.signIn();
    const { reference } = await control.makeTransfer({ phone: SOMCHAI, amount: 100 });
    const form = new FormData();
    form.append('file', new Blob([await (await control.slipPicture(reference)).arrayBuffer()]), 'a.png');
    const headers = { 'x-requested-with': 'wallet-user', authorization: `Bearer ${token}` };
    const sent = await world.fetch('/api/wallet/slip', { method: 'POST', headers, body: form });
    expect(sent.status).toBe(200);
    await control.advanceClock({ seconds: 60 });
    await expect(journey()).rejects.toThrow(
      'a slip is uploaded at entry 1, which no test can repeat: a test can begin with what happens from now on',
    );
  });
});

describe('the steps of a journey', () => {
  it('send what the app sends to the chat', async () => {
    const { world, steps } = await recorded();
    const body = {
      sender: 'customer',
      userId: '100001',
      guestId: null,
      username: SOMCHAI,
      name: 'Somchai',
      deviceToken: null,
      session_id: null,
      createdAt: '2026-11-20T03:00:00.000Z',
      message: { message_type: 'text', payload: { message: 'hello' } },
    };
    expect(
      (await call(world, 'POST /api/chat/send-message', { token: await world.signIn(), body })).status,
    ).toBe(200);
    expect(await steps()).toContainEqual(
      expect.stringMatching(
        /callAsMember\(world, member\.phone, 'POST \/api\/chat\/send-message'.*deviceToken: null.*'hello'/,
      ),
    );
  });

  it('win the same prize and claim it by its place in the list', async () => {
    const { world, control, steps } = await recorded();
    const token = await world.signIn();
    const had = (await control.coupons()).length;
    await control.setNextPrize('P100');
    await call(world, 'POST /api/spinwheel/spin', { token });
    const { id } = (await control.coupons()).at(-1)!;
    const claimed = await call(world, 'POST /api/spinwheel/coupon/claim', { token, body: { coupon: id } });
    expect(claimed.status).toBe(200);
    const { result } = (await call(world, 'POST /api/spinwheel/spin', { token })).body;
    const lines = await steps();
    expect(lines).toContain(
      `expect(await callAsMember(world, member.phone, 'POST /api/spinwheel/coupon/claim', { coupon: (await world.call('GET /coupons')).coupons[${had}]!.id })).toBe(200);`,
    );
    const next = (code: unknown) =>
      `await world.call('POST /wheel/next', { body: { code: '${String(code)}' } });`;
    expect(lines.filter((line) => line.includes('/wheel/next'))).toEqual([next('P100'), next(result?.code)]);
  });

  it('lose where a wheel that names no losses lost', async () => {
    const { world, control, steps } = await recorded();
    const wheel = await control.call('GET /wheel');
    const { code } = wheel.slices.find(({ prize }) => prize.kind === 'nothing')!;
    await control.call('PUT /wheel', { body: { ...wheel, next: code, hidesLosses: true } });
    const token = await world.signIn();
    await call(world, 'POST /api/spinwheel/spin', { token });
    await control.call('PUT /wheel', {
      body: { ...wheel, slices: wheel.slices.filter((slice) => slice.code === code), hidesLosses: true },
    });
    await call(world, 'POST /api/spinwheel/spin', { token });
    const lines = await steps();
    expect(count(lines, `'POST /wheel/next', { body: { code: '${code}' } }`)).toBe(1);
  });

  it('cancel a QR by its place in the list when it has left the screen', async () => {
    const { world, steps, makeQr, transfer } = await recorded();
    const token = await world.signIn();
    const id = await makeQr(token);
    await transfer(token);
    await call(world, 'DELETE /api/qrcode/{qrcodeId}', { token, id });
    const lines = await steps();
    expect(lines).toContain(
      `expect(await callAsMember(world, member.phone, 'DELETE /api/qrcode/' + (await world.call('GET /qrs')).qrs[0]!.qrcodeId)).toBe(200);`,
    );
    expect(count(lines, id)).toBe(0);
  });

  it('expect on the screen the payment of its own QR only', async () => {
    const { control, steps, logIn, makeQr } = await recorded();
    const own = await makeQr(await logIn());
    await control.payQr(await makeQr(await logIn(MALEE)));
    expect(count(await steps(), 'deposit.paid')).toBe(0);
    await control.payQr(own);
    expect(count(await steps(), 'deposit.paid')).toBe(1);
  });

  it('let a QR expire before the next one', async () => {
    const { world, control, steps, makeQr, passTime } = await recorded();
    passTime(0);
    await control.setClock({ isFrozen: false });
    const token = await world.signIn();
    await makeQr(token, 100);
    passTime(11 * 60_000);
    await makeQr(token, 50);
    const lines = await steps();
    const second = lines.indexOf(`await deposit.amount.fill('50');`);
    expect(lines[second - 5]).toBe(`await world.call('POST /clock/advance', { body: { seconds: 660 } });`);
  });

  it('replace a live QR without the screen, which shows that one', async () => {
    const { world, steps, makeQr } = await recorded();
    const token = await world.signIn();
    await makeQr(token, 100);
    const second = await makeQr(token, 50);
    await call(world, 'DELETE /api/qrcode/{qrcodeId}', { token, id: second });
    const lines = await steps();
    expect(lines).toContain(
      `expect(await callAsMember(world, member.phone, 'POST /api/qrcode/KBANK', { amount: 50 })).toBe(200);`,
    );
    expect(count(lines, 'deposit.cancel')).toBe(0);
    expect(count(lines, 'deposit.create')).toBe(1);
  });

  it('leave out what was called in a session that had ended', async () => {
    const { world, control, steps } = await recorded();
    const token = await world.signIn();
    await control.revokeTokens(SOMCHAI);
    expect((await call(world, 'POST /api/spinwheel/spin', { token })).status).toBe(401);
    const lines = await steps();
    expect(count(lines, 'callAsMember')).toBe(0);
    expect(lines).toContain('// Not repeated: POST /api/spinwheel/spin, for its session had ended.');
  });

  it('ask nothing of a member who was removed', async () => {
    const { world, control, steps, transfer } = await recorded();
    await transfer(await world.signIn());
    await control.removeMember(SOMCHAI);
    const lines = await steps();
    expect(lines.slice(lines.indexOf(']);'))).toEqual([']);', '});', '']);
  });

  it('let a withdrawal end before the clock is set back', async () => {
    const { world, control, steps, passTime } = await recorded();
    passTime(0);
    await control.setClock({ isFrozen: false });
    await call(world, 'POST /api/wallet/withdrawAll', {
      token: await world.signIn(),
      body: { amount: 100 },
    });
    const { now } = await control.clock();
    passTime(70_000);
    await control.setClock({ now });
    const lines = await steps();
    const set = lines.indexOf(`await world.call('PUT /clock', { body: { now: '${now}' } });`);
    expect(lines[set - 1]).toBe(`await world.call('POST /clock/advance', { body: { seconds: 60 } });`);
  });

  it('let all time pass before a withdrawal during which the clock is set', async () => {
    const { world, control, steps, passTime } = await recorded();
    passTime(0);
    await control.setClock({ isFrozen: false });
    const token = await world.signIn();
    await send(world, 'GET /api/bonus', { token });
    passTime(50_000);
    await call(world, 'POST /api/wallet/withdrawAll', { token, body: { amount: 100 } });
    const { now } = await control.clock();
    await control.setClock({ now: new Date(Date.parse(now) + 30_000).toISOString() });
    const lines = (await steps()).filter((line) => /clock|withdraw\.order/.test(line));
    expect(lines).toEqual([
      expect.stringContaining(`'PUT /clock', { body: { isFrozen: false } }`),
      `await world.call('POST /clock/advance', { body: { seconds: 50 } });`,
      `await withdraw.order('100');`,
      expect.stringContaining(`'PUT /clock', { body: { now: '`),
    ]);
  });
});

it('a journey sends a long message as it was sent', async () => {
  const { world, steps } = await recorded();
  const message = { message_type: 'text', payload: { message: 'x'.repeat(903) } };
  await send(world, 'POST /api/chat/send-message', {
    token: await world.signIn(),
    body: { sender: 'a', message },
  });
  expect((await steps()).find((line) => line.includes('send-message'))).toContain(`'${'x'.repeat(903)}'`);
});
