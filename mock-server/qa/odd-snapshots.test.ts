import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMock, SOMCHAI, type TestMock } from '../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

type Tree = Record<string, unknown>;

/** Records that only a snapshot can hold. */
function odd({ id }: { id: string }, at: number) {
  const held = { from: 'bonus', code: 'A', description: '', type: 'limit', percentFail: 0 };
  const gift = { voucher: 'V', usedBy: null };
  const qr = {
    memberId: id,
    bankCode: 'KBANK',
    amount: 100,
    payload: 'x',
    createdAt: at,
    expiresAt: at,
    ended: null,
  };
  const transfer = {
    amount: 1,
    at,
    bankCode: 'SCB',
    fromName: '',
    fromAccountNo: '',
    toAccountNo: '',
    usedBy: null,
  };
  const half = '\ud800';
  const rows: [name: string, field: string, value: unknown][] = [
    ['an id to which one cannot be added', 'lastIds', { member: 2 ** 53 }],
    ['a negative bonus', 'heldBonuses', [[id, { ...held, amount: -10_000, playedOutAt: 1 }]]],
    ['an endless turnover', 'heldBonuses', [[id, { ...held, amount: 1, playedOutAt: 9e15 }]]],
    ['a gift of nothing', 'gifts', [['V', { ...gift, amount: 0 }]]],
    ['a gift of more than there is', 'gifts', [['V', { ...gift, amount: 9e15 }]]],
    ['a QR whose id is no part of a path', 'qrs', [['x y', { ...qr, id: 'x y' }]]],
    ['a QR of nothing', 'qrs', [['x', { ...qr, id: 'x', amount: 0 }]]],
    ['a QR whose picture is too large', 'qrs', [['x', { ...qr, id: 'x', payload: 'ก'.repeat(512) }]]],
    ['a refusal too long for its answer', 'qrRefusals', [{ message: 'x'.repeat(301), phone: null }]],
    [
      'a reference too long for a slip',
      'bankTransfers',
      [['R', { ...transfer, reference: 'R'.repeat(3000) }]],
    ],
    ['a file of two headers', 'files', [['f-1', { type: 'image/png\r\nx: y', bytes: '', at }]]],
    ['a key that no database keeps', 'plays', [[half, { staked: 0, won: 0, lost: 0 }]]],
  ];
  const movement = (amount: number, reference: string) => (fields: Tree) => {
    const { balances, movements } = fields['ledger'] as { balances: unknown[]; movements: Tree[] };
    balances.push(['outside:a', -amount], ['outside:b', amount]);
    const postings = [
      { account: 'outside:a', amount: -amount },
      { account: 'outside:b', amount },
    ];
    movements.push({ id: movements.length + 1, at, postings, reference });
  };
  return [
    ...rows.map(([name, field, value]) => [name, (fields: Tree) => void (fields[field] = value)] as const),
    ['a movement of more than there is', movement(5e12, 'R')] as const,
    ['a movement whose reference has 201 letters', movement(1, 'R'.repeat(201))] as const,
  ];
}

it('A snapshot, a scenario or a report is refused if a verb or a call could not answer what it holds', async () => {
  const { control, fetch, name } = await mock.world();
  const before = await control.snapshot();
  const report = await control.call('GET /report', { query: { name: 'Odd' } });
  const member = await control.member(SOMCHAI);
  for (const [what, damage] of odd(member, Date.parse((await control.world()).now))) {
    const snapshot = structuredClone(before);
    damage(snapshot.fields);
    const scenario = { ...report.scenario, snapshot };
    const put = async (path: string, method: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/qa/api/${path}`, { method, headers, body: JSON.stringify(body) });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    const refused = [400, expect.stringContaining('snapshot: ') as string];
    expect(await put(`worlds/${name}/snapshot`, 'PUT', snapshot), what).toEqual(refused);
    expect(await put(`worlds/${name}/scenario`, 'PUT', scenario), what).toEqual(refused);
    expect(await put(`worlds/${name}/report`, 'PUT', { ...report, scenario }), what).toEqual(refused);
    expect(await put('scenarios', 'POST', scenario), what).toEqual(refused);
  }
  expect(await control.snapshot()).toEqual(before);
});
