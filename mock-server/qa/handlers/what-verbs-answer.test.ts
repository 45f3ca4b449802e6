import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../client/create-client.ts';
import { genuineSlip, slipForm } from '../../client/slip-forms.ts';
import { SOMCHAI } from '../../scenarios/users.ts';
import { createTestMock, TEST_TIME, type TestMock } from '../../testing.ts';

const NOBODY = '0899999990';
const CONFLICT = expect.stringContaining('is SUCCESS already') as string;

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function given() {
  const { fetch, name } = await mock.world();
  const client = await createClient(fetch, name);
  // A clock that runs would pass a millisecond before it is frozen.
  await client.control.setClock({ isFrozen: true });
  await client.control.setClock({ now: TEST_TIME });
  return { ...client, fetch };
}

describe('a deposit that a tester decides', () => {
  it('has the amount that the tester gives, and is decided once', async () => {
    const client = await given();
    const { control } = client;
    const known = new Set((await control.slips()).map(({ id }) => id));
    await client.call('POST /api/wallet/slip', { form: slipForm(await genuineSlip(client)) });
    const slip = (await control.slips()).find(({ id }) => !known.has(id))!;
    const before = (await control.member(SOMCHAI)).wallet;
    expect(await control.decideSlip(slip.id, { status: 'SUCCESS', amount: 70.5 })).toMatchObject({
      status: 'SUCCESS',
      amount: 70.5,
    });
    expect((await control.member(SOMCHAI)).wallet).toBe(before + 70.5);
    const again = control.decideSlip(slip.id, { status: 'FAILED', reason: 'NOT_MATCH' });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: CONFLICT });
  });

  it('shows its picture in its own world', async () => {
    const client = await given();
    await client.call('POST /api/wallet/slip', { form: slipForm(await genuineSlip(client)) });
    const { picture } = (await client.control.slips()).at(-1)!;
    const { name } = await client.control.world();
    // A browser opens the link with the cookie of another world, or with none.
    expect(picture).toContain(`?world=${name}`);
    expect((await client.fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('is refused as QR_FAIL by default, for a member of the world only', async () => {
    const { call, control } = await given();
    await control.refuseNextQr({ phone: SOMCHAI });
    const answer = await call('POST /api/qrcode/{bankCode}', {
      params: { bankCode: 'KBANK' },
      body: { amount: 100 },
    });
    expect(answer.body).toMatchObject({ hasQrcode: false, message: 'QR_FAIL' });
    await expect(control.refuseNextQr({ phone: NOBODY })).rejects.toThrow(NOBODY);
  });
});

it('a withdrawal is decided once', async () => {
  const { call, control } = await given();
  await call('POST /api/wallet/withdrawAll', { body: { amount: 100 } });
  const { reference, dueAt } = (await control.withdrawals()).at(-1)!;
  expect(Date.parse(dueAt ?? '')).toBeGreaterThan(Date.parse(TEST_TIME));
  await control.decideWithdrawal(reference, { status: 'SUCCESS' });
  const again = control.decideWithdrawal(reference, { status: 'FAILED' });
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: CONFLICT });
});

it('a new member is called by the phone, and signed in for as long as the flags say', async () => {
  const { control } = await given();
  const added = await control.call('POST /members', { body: { phone: '0611111117' } });
  expect(added).toMatchObject({ name: '0611111117', wallet: 0 });
  await control.setFlags({ tokenSeconds: 90 });
  const { expiresAt } = await control.issueToken('0611111117');
  expect(Date.parse(expiresAt) - Date.parse(TEST_TIME)).toBe(90_000);
});

it('a removed member leaves no chat room', async () => {
  const { control } = await given();
  const room = await control.chatRoomOf(SOMCHAI);
  await control.sendAsAgent(room, { text: 'Hello' });
  expect((await control.chatRooms()).map((one) => one.room)).toContain(room);
  await control.removeMember(SOMCHAI);
  expect((await control.chatRooms()).map((one) => one.room)).not.toContain(room);
});

it('a chat room shows when its last message came', async () => {
  const { control } = await given();
  const room = await control.chatRoomOf(SOMCHAI);
  await control.sendAsAgent(room, { text: 'First' });
  await control.advanceClock({ seconds: 60 });
  const { createdAt } = await control.sendAsAgent(room, { text: 'Second' });
  expect((await control.chatRooms()).find((one) => one.room === room)?.lastAt).toBe(createdAt);
});

it('a game shows the balance of its last refresh beside its true one', async () => {
  const { call, control } = await given();
  const find = async () => (await control.games(SOMCHAI)).find(({ code }) => code === 'PG')!;
  await call('GET /api/wallet/refresh/slot');
  const before = await find();
  expect(before.shown).toBe(before.balance);
  await control.play(SOMCHAI, 'PG', { outcome: 'win', amount: 25 });
  expect(await find()).toMatchObject({ balance: before.balance + 25, shown: before.shown });
});

it('a promotion ends when the tester says', async () => {
  const { call, control } = await given();
  const [first] = await control.promotions();
  await control.setPromotions([{ ...first!, expiresAt: '2026-11-20T03:01:00.000Z' }]);
  const find = async () =>
    (await call('GET /api/promotion/find/{code}', { params: { code: first!.code } })).status;
  expect(await find()).toBe(200);
  await control.advanceClock({ seconds: 61 });
  expect(await find()).toBe(404);
});

describe('the journal', () => {
  it('gives the newest entries with a limit, and counts no violation after it was emptied', async () => {
    const { call, control, fetch } = await given();
    for (const key of ['GET /api/lookup/info', 'GET /api/lookup/notice', 'GET /api/lookup/banks'] as const)
      await call(key);
    const { entries } = await control.call('GET /journal', { query: { limit: '2' } });
    expect(entries.map((entry) => entry.call)).toEqual(['GET /api/lookup/notice', 'GET /api/lookup/banks']);
    const { name } = await control.world();
    await fetch('/api/nowhere', { headers: { 'x-mock-world': name } });
    expect((await control.world()).clientViolations).toBe(1);
    await control.clearJournal();
    expect(await control.world()).toMatchObject({ clientViolations: 0, serverViolations: 0 });
  });

  it('has no token in the shell line of a visitor’s call, and no status without an answer', async () => {
    const { call, control } = await given();
    await call('GET /api/lookup/info');
    const [entry] = await control.journal({ call: 'GET /api/lookup/info' });
    const params = { entryId: String(entry!.id) };
    const line = await (await control.call('GET /journal/{entryId}/curl', { params })).text();
    expect(line).not.toContain('authorization');
    await control.addFault({ call: 'GET /api/lookup/info', kind: 'reset' });
    await call('GET /api/lookup/info').catch(() => undefined);
    const { log } = (await control.har()) as {
      log: { entries: { response: { status: number }; comment: string }[] };
    };
    expect(log.entries.at(-1)).toMatchObject({
      response: { status: 0 },
      comment: 'GET /api/lookup/info; fault: reset',
    });
  });
});

it('the ledger lists the movements after a number', async () => {
  const { control } = await given();
  const read = (query: { after?: string }) => control.call('GET /ledger', { query });
  const { movements } = await read({});
  const last = movements.at(-1)!.id;
  expect((await read({ after: String(last) })).movements).toEqual([]);
  await control.setBalance(SOMCHAI, { account: 'WALLET', amount: 7 });
  const added = (await read({ after: String(last) })).movements;
  expect(added.map(({ id }) => id)).toEqual([last + 1]);
});

it.each([
  ['a text of the tester', { message: 'Closed for today' }, 400],
  ['a code that reports success', { code: 'SUCCESS' }, 400],
  ['a code of the catalogue', { code: 'NO_WALLET' }, 404],
] as const)('a fault that refuses with %s has a status of a refusal', async (_, refusal, status) => {
  const { call, control } = await given();
  await control.addFault({ call: 'GET /api/wallet', kind: 'refuse', ...refusal });
  expect((await call('GET /api/wallet')).status).toBe(status);
});
