import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SOMCHAI } from '../../scenarios/users.ts';
import { createControl } from '../../control/index.ts';
import { call } from '../../test/api-client.ts';
import { createTestMock, type TestMock } from '../../testing.ts';
import { SNAPSHOT_VERSION } from '../../world/world.ts';
import { MOCK_VERSION } from './mock-version.ts';

const PASSWORD = 'river-at-night';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

type SavedMember = [id: string, member: { games: [code: string, account: { password: string }][] }];

/** A world in which each kind of secret was used, and those secrets. */
async function secretive() {
  const world = await mock.world();
  const { control } = world;
  await control.call('PUT /history', { body: { isKept: true } });
  const token = await world.signIn();
  // Calls are then counted by their token.
  await control.setFlags({ requestsPerMinute: 1000 });
  const passwords = { oldPassword: '123456', newPassword: PASSWORD };
  await call(world, 'PUT /api/account/changepwd', { token, body: passwords });
  await control.setFlags({ otpCode: null });
  await call(world, 'POST /api/otp/send', { body: { phoneNumber: '0611111111' } });
  const [otp] = await control.otps();
  await control.setFlags({ otpCode: '735162' });
  const members = (await control.snapshot()).fields['members'] as SavedMember[];
  const [, game] = members[0]![1].games[0]!;
  await call(world, 'POST /api/wallet/transfer', { token, body: { from: 'WALLET', to: 'PG', amount: 10 } });
  await control.call('POST /members', { body: { phone: '0855555555', password: 'quiet-lantern' } });
  const message = { message_type: 'text', payload: { message: 'hello' } } as const;
  const nobody = { session_id: null, username: null, name: null, userId: null, guestId: 'RK-G-1' };
  const sent = { ...nobody, sender: 'customer', message, deviceToken: 'phone-lamp-7' } as const;
  await call(world, 'POST /api/chat/send-message', { body: sent });
  return {
    world,
    control,
    secrets: [
      token,
      PASSWORD,
      'quiet-lantern',
      'phone-lamp-7',
      '735162',
      otp!.code,
      otp!.token,
      game.password,
    ],
  };
}

describe('an export of a world', () => {
  it.each(['GET /scenario', 'GET /report', 'GET /journey'] as const)(
    'contains no secret: %s',
    async (verb) => {
      const { control, secrets } = await secretive();
      const kept = JSON.stringify(await control.call(verb, { query: { name: 'a state' } }));
      for (const secret of secrets) expect(kept).not.toContain(secret);
      expect(kept).toContain('"movements"');
    },
  );
});

describe('a scenario file', () => {
  it('makes an equal world, in which members sign in with the known password', async () => {
    const { control } = await secretive();
    const file = await control.scenario('a state');
    const other = await mock.world();
    await other.control.loadScenario(file);
    expect(await other.control.scenario('a state')).toMatchObject({
      snapshot: {
        fields: { ...(file.snapshot as { fields: object }).fields, clock: expect.anything() as object },
      },
    });
    const login = { username: SOMCHAI, password: '123456' };
    expect((await call(other, 'POST /api/login', { body: login })).status).toBe(200);
  });

  it('gives each game account a password as long as its provider takes', async () => {
    const { control } = await mock.world('a member with three games and no money');
    const { snapshot } = await control.scenario('games');
    const { members } = (snapshot as { fields: { members: SavedMember[] } }).fields;
    const passwords = new Map(members[0]![1].games.map(([code, { password }]) => [code, password] as const));
    expect(passwords.get('UFABET')).toBe('redacted00000000');
    expect(passwords.get('PG')).toBe('redacted00');
  });

  it('is a scenario for every world until it is removed', async () => {
    const { control } = await mock.world();
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77.25 });
    const { call: rule } = control;
    await rule('POST /scenarios', { body: await control.scenario('the state of a tester') });
    const { control: other } = await mock.world();
    await other.reset({ scenario: 'the state of a tester', frozenAt: '2026-11-20T03:00:00.000Z' });
    expect((await other.member(SOMCHAI)).wallet).toBe(77.25);
    expect((await other.clock()).now).toBe('2026-11-20T03:00:00.000Z');
    const earlier = { scenario: 'the state of a tester', frozenAt: '2026-11-20T02:59:59.999Z' };
    await expect(other.reset(earlier)).rejects.toThrow(
      'body: /frozenAt: the scenario begins at 2026-11-20T03:00:00.000Z, and no world of it before',
    );
    const files = async () => (await rule('GET /scenarios')).scenarios.filter(({ isFile }) => isFile);
    expect(await files()).toMatchObject([{ name: 'the state of a tester' }]);
    await rule('DELETE /scenarios', { query: { name: 'the state of a tester' } });
    expect(await files()).toEqual([]);
    await expect(other.reset({ scenario: 'the state of a tester' })).rejects.toThrow('no scenario is called');
  });

  it('is refused as a whole if its snapshot does not fit, and names the first bad value', async () => {
    const { control } = await mock.world();
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77.25 });
    const file = await control.scenario('a state');
    const { fields } = file.snapshot as { fields: Record<string, unknown> };
    const damaged = { ...file, snapshot: { ...file.snapshot, fields: { ...fields, faults: 'none' } } };
    const made = {
      ...file,
      snapshot: {
        ...file.snapshot,
        fields: { ...fields, ledger: { balances: [['wallet:1', 5]], movements: [] } },
      },
    };
    await expect(control.loadScenario(damaged)).rejects.toThrow('snapshot: /fields/faults');
    await expect(control.call('POST /scenarios', { body: damaged })).rejects.toThrow(
      'snapshot: /fields/faults',
    );
    await expect(control.loadScenario(made)).rejects.toThrow('the books do not balance');
    const taken = { ...file, name: 'demo' };
    await expect(control.call('POST /scenarios', { body: taken })).rejects.toThrow(
      'a scenario of the mock itself',
    );
    expect((await control.member(SOMCHAI)).wallet).toBe(77.25);
  });
});

describe('a report', () => {
  it('holds world, journal, archive, versions and the command that opens it', async () => {
    const { control, secrets } = await secretive();
    const query = { name: 'A lost deposit', note: 'seen once' };
    const report = await control.call('GET /report', { query });
    expect(report).toMatchObject({ ...query, format: 'wallet-report', version: 1, pictures: [] });
    expect(report.at).toBe((await control.clock()).now);
    expect(report.scenario).toEqual({ ...(await control.scenario(query.name)), description: 'seen once' });
    expect(report.journal).toEqual(await control.journal());
    expect(report.journal.length).toBeGreaterThan(2);
    expect(report.har).toEqual(await control.har());
    expect(report.versions).toEqual({
      product: MOCK_VERSION,
      node: process.version,
      snapshot: String(SNAPSHOT_VERSION),
    });
    expect(report.replay).toBe(
      "curl -X PUT http://127.0.0.1:4000/qa/api/worlds/a-lost-deposit/report -H 'content-type: application/json' --data-binary @a-lost-deposit.report.json",
    );
    for (const part of [report.scenario, report.journal, report.har])
      for (const secret of secrets) expect(JSON.stringify(part)).not.toContain(secret);
  });

  it('opens in another mock in the same state, by the address of its command', async () => {
    const { control } = await secretive();
    const report = await control.call('GET /report', { query: { name: 'A lost deposit' } });
    const png = Buffer.from('a picture').toString('base64');
    const file = { ...report, pictures: [{ name: 'Member app, th', png }] };
    const elsewhere = await createTestMock();
    try {
      const { fetch } = await elsewhere.world();
      const [, address = ''] = /-X PUT http:\/\/127\.0\.0\.1:4000(\S+)/.exec(report.replay) ?? [];
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(file) });
      expect([answer.status, await answer.json()]).toMatchObject([200, { name: 'a-lost-deposit' }]);
      const opened = createControl(fetch, 'a-lost-deposit');
      expect(await opened.journal()).toEqual(report.journal);
      // Its clock runs on from the moment of the report: that alone may differ.
      await opened.setClock({ now: report.at, isFrozen: true });
      expect((await opened.scenario('A lost deposit')).snapshot).toEqual(report.scenario.snapshot);
    } finally {
      await elsewhere.close();
    }
  });

  it('opens with the numbers of its entries, and counts on from them', async () => {
    const world = await mock.world();
    const { control } = world;
    for (let turn = 0; turn < 3; turn += 1) await call(world, 'GET /api/lookup/info');
    await control.clearJournal();
    await call(world, 'GET /api/lookup/info');
    await call(world, 'GET /api/lookup/notice');
    const ids = async () => (await control.journal()).map(({ id }) => id);
    const report = await control.call('GET /report', { query: { name: 'late' } });
    await control.call('PUT /report', { body: report });
    expect(await ids()).toEqual([4, 5]);
    await call(world, 'GET /api/lookup/info');
    expect(await ids()).toEqual([4, 5, 6]);
    const [first, second] = report.journal;
    const gap = [first!, { ...second!, id: 300 }];
    await control.call('PUT /report', { body: { ...report, journal: gap } });
    const answers = (await control.journal()).map(({ id, answer }) => [id, answer !== null]);
    expect(answers, 'no answer is lost to a gap').toEqual([
      [4, true],
      [300, true],
    ]);
    for (const id of [3, 4, Number.MAX_SAFE_INTEGER]) {
      await control.call('PUT /report', { body: { ...report, journal: [first!, { ...second!, id }] } });
      expect(await ids()).toEqual([4, 5]);
    }
  });

  it('with a damaged world changes nothing', async () => {
    const { control } = await mock.world();
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 77.25 });
    const report = await control.call('GET /report', { query: { name: 'broken' } });
    const scenario = { ...report.scenario, snapshot: { ...report.scenario.snapshot, version: 1 } };
    await expect(control.call('PUT /report', { body: { ...report, scenario } })).rejects.toThrow(
      'snapshot: /version',
    );
    expect((await control.member(SOMCHAI)).wallet).toBe(77.25);
  });
});

describe('a range of the journal as a journey', () => {
  const transferBy = (amount: number, opening: string[] = []) =>
    [
      ...opening,
      'await transfer.open.click();',
      `await transfer.from.selectOption('WALLET');`,
      `await transfer.to.selectOption('PG');`,
      `await transfer.amount.fill('${amount}');`,
      'await transfer.submit.click();',
      'await expect(transfer.receipt).toBeVisible();',
      'await transfer.done.click();',
    ].map((step) => `  ${step}`);
  const wallet = (amount: number) => ({ from: 'WALLET', to: 'PG', amount });

  it('has its name in the name of its file, in any script', async () => {
    const { control } = await mock.world();
    await control.call('PUT /history', { body: { isKept: true } });
    await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
    const query = { name: 'ฝาก 100 ບາດ' };
    const { spec } = await control.call('GET /journey', { query });
    expect(spec).toContain(`new URL('./ฝาก-100-ບາດ.scenario.json', import.meta.url)`);
    const { replay } = await control.call('GET /report', { query });
    expect(replay).toContain('/worlds/100/report');
    expect(replay).toContain('@ฝาก-100-ບາດ.report.json');
  });

  it('repeats calls and verbs in order, and asserts ledger and statement', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    const token = await world.signIn();
    await call(world, 'POST /api/wallet/transfer', { token, body: wallet(1) });
    await control.addFault({ call: 'POST /api/wallet/transfer', kind: 'refuse', code: 'TRANSFER_FAIL' });
    await call(world, 'POST /api/wallet/transfer', { token, body: wallet(2) });
    await call(world, 'POST /api/wallet/transfer', { token, body: wallet(3) });
    const [, second, third] = await control.journal({ call: 'POST /api/wallet/transfer' });
    const { spec, scenario } = await control.call('GET /journey', { query: { name: "it's over" } });
    expect(spec.split('\n').slice(2)).toEqual([
      String.raw`test('it\'s over', async ({ world, login, home, transfer, statement }) => {`,
      `  await loadScenario(world, new URL('./it-s-over.scenario.json', import.meta.url));`,
      `  const member = { phone: '0812345678', password: '123456' };`,
      ...transferBy(1, ['await login.arrive(member);', 'await home.isOpen();']),
      `  await world.call('POST /faults', { body: { call: 'POST /api/wallet/transfer', kind: 'refuse', code: 'TRANSFER_FAIL' } });`,
      // The fault applied before the member and the body were read.
      `  expect(await callAsMember(world, null, 'POST /api/wallet/transfer')).toBe(502);`,
      ...transferBy(3),
      '',
      '  // The ledger has exactly these movements.',
      '  expect(await movementsSince(world, 10)).toEqual([',
      `    { from: ['wallet:100001'], to: ['game:100001:PG'], amount: 1 },`,
      `    { from: ['wallet:100001'], to: ['game:100001:PG'], amount: 3 },`,
      '  ]);',
      '  expect((await world.member(member.phone)).wallet).toBe(996);',
      '',
      '  // The statement, as the member sees it.',
      '  await home.openStatement();',
      `  await expect(statement.rows.nth(0)).toContainText('3.00');`,
      `  await expect(statement.rows.nth(1)).toContainText('1.00');`,
      '});',
      '',
    ]);
    const last = { from: String(third!.id), to: String(third!.id) };
    const part = await control.call('GET /journey', { query: { name: 'the last', ...last } });
    expect(part.spec).toContain(`fill('3')`);
    expect(part.spec).not.toContain(`fill('1')`);
    expect(second!.status).toBe(502);
    expect(JSON.stringify(scenario)).not.toContain(token);
  });

  it('finds a withdrawal by its place in the list, because its reference is another in each run', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    const token = await world.signIn();
    await call(world, 'POST /api/wallet/withdraw', { token, body: { amount: 100 } });
    const { withdrawals } = await control.call('GET /withdrawals');
    const { reference } = withdrawals.at(-1)!;
    await control.decideWithdrawal(reference, { status: 'FAILED' });
    const { spec } = await control.call('GET /journey', { query: { name: 'returned' } });
    const found = `(await world.call('GET /withdrawals')).withdrawals[${withdrawals.length - 1}]!.reference`;
    expect(spec).toContain(
      `await world.call('POST /withdrawals/{reference}/decide', { params: { reference: ${found} }, body: { status: 'FAILED' } });`,
    );
    expect(spec).not.toContain(reference);
  });

  /** A member who withdraws while the clock runs; its steps take as long as the test says. */
  async function withdrawing() {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    const token = await world.signIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    await control.setClock({ isFrozen: false });
    const steps = async (name: string) =>
      (await control.call('GET /journey', { query: { name } })).spec
        .split('\n')
        .filter((line) => /seconds:|withdraw\.order|PUT \/flags|outside:/.test(line));
    return {
      control,
      steps,
      look: () => call(world, 'GET /api/wallet', { token }),
      withdraw: () => call(world, 'POST /api/wallet/withdrawAll', { token, body: { amount: 100 } }),
      wait: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    };
  }
  const passed = (seconds: number) =>
    `  await world.call('POST /clock/advance', { body: { seconds: ${seconds} } });`;
  const WITHDRAWN = `  await withdraw.order('100');`;

  it('lets the time pass in which a withdrawal ended by itself', async () => {
    const { control, steps, withdraw, wait } = await withdrawing();
    // Nothing waits for its end yet.
    wait(30);
    await withdraw();
    wait(50);
    await control.advanceClock({ seconds: 5 });
    wait(10);
    await control.setFlags({ spinActive: false });
    expect(await steps('paid out')).toEqual([
      WITHDRAWN,
      passed(5),
      passed(60),
      `  await world.call('PUT /flags', { body: { spinActive: false } });`,
      `    { from: ['held:100001'], to: ['outside:KBANK'], amount: 100 },`,
    ]);
  });

  it.each(['a call', 'a verb'])('asserts what became due by the time of its last step: %s', async (last) => {
    const { control, steps, withdraw, wait, look } = await withdrawing();
    await withdraw();
    wait(last === 'a call' ? 70 : 40);
    await (last === 'a call' ? look() : control.advanceClock({ seconds: 30 }));
    expect(await steps('due')).toEqual([
      WITHDRAWN,
      ...(last === 'a call' ? [passed(70)] : [passed(30), passed(40)]),
      `    { from: ['held:100001'], to: ['outside:KBANK'], amount: 100 },`,
    ]);
  });

  it('lets the time between two withdrawals pass, so that they do not end together', async () => {
    const { control, steps, withdraw, wait } = await withdrawing();
    await withdraw();
    wait(40);
    await withdraw();
    wait(30);
    await control.advanceClock({ seconds: 1 });
    expect(await steps('one after the other')).toEqual([
      WITHDRAWN,
      passed(40),
      WITHDRAWN,
      passed(30),
      passed(1),
      `    { from: ['held:100001'], to: ['outside:KBANK'], amount: 100 },`,
    ]);
  });

  it('requires what its calls sent, and says from which entry it has all', async () => {
    const world = await mock.world();
    const { control } = world;
    await control.call('PUT /history', { body: { isKept: true } });
    const token = await world.signIn();
    const transfer = () => call(world, 'POST /api/wallet/transfer', { token, body: wallet(1) });
    const journey = (from = {}) => control.call('GET /journey', { query: { name: 'long ago', ...from } });
    await transfer();
    const [{ id } = { id: 0 }] = await control.journal({ call: 'POST /api/wallet/transfer' });
    for (let turn = 0; turn < 200; turn += 1) await call(world, 'GET /api/lookup/info');
    await expect(journey()).rejects.toThrow(
      `the journal no longer has all of entry ${id}: a test can begin from entry ${id + 1}`,
    );
    await transfer();
    expect((await journey({ from: String(id + 1) })).spec).toContain(`fill('1')`);

    await control.clearJournal();
    await expect(journey()).rejects.toThrow('a test can begin with what happens from now on');
    await transfer();
    const last = (await control.journal()).at(-1)!.id;
    await expect(journey()).rejects.toThrow(`a test can begin from entry ${last}`);
    expect((await journey({ from: String(last) })).spec).toContain(`fill('1')`);
  });

  it('requires the state at its start', async () => {
    const { control } = await mock.world();
    await expect(control.call('GET /journey', { query: { name: 'lost' } })).rejects.toThrow('are not kept');
  });

  it('requires a range that does not end before it begins', async () => {
    const { control } = await mock.world();
    const query = { name: 'backwards', from: '5', to: '1' };
    await expect(control.call('GET /journey', { query })).rejects.toThrow(
      '/from must not be after /to, and is 5, after 1',
    );
  });

  it('requires something that it can repeat, and says so', async () => {
    const { control } = await mock.world();
    await control.call('PUT /history', { body: { isKept: true } });
    await expect(control.call('GET /journey', { query: { name: 'empty' } })).rejects.toThrow(
      'nothing has happened in this world yet: no call, and no verb',
    );
  });
});
