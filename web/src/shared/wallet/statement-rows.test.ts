import { describe, expect, it } from 'vitest';
import type { Call } from '../../api/call.ts';
import { fetchSlips } from './slip-rows.ts';
import { fetchStatement, isMovement, readStatement } from './statement-rows.ts';

const TIME = '2026-03-01T08:00:00.000Z';
const WIRE = {
  statementType: 'deposit',
  status: 'SUCCESS',
  amount: 100.25,
  from: 'KBANK',
  to: 'WALLET',
  createdAt: TIME,
};
const pageOf = (reply: object) => readStatement({ total: 0, statements: [], ...reply });
const rowsOf = (...changes: object[]) =>
  pageOf({ statements: changes.map((change) => ({ ...WIRE, ...change })) }).rows;
const rowOf = (change: object) => rowsOf(change)[0];

describe('an entry of the statement', () => {
  it('has its amount in satang and its time in ms [3.18]', () => {
    expect(rowOf({})).toEqual({
      key: `${TIME}|deposit|100.25|KBANK|WALLET#0`,
      type: 'deposit',
      status: 'success',
      amount: 10_025,
      from: 'KBANK',
      to: 'WALLET',
      createdAt: Date.UTC(2026, 2, 1, 8),
      description: null,
      about: null,
    });
  });

  it.each([
    ['SUCCESS', 'success'],
    ['FAILED', 'failed'],
    ['PENDING', 'in_progress'],
    ['DONE', 'in_progress'],
    ['', 'in_progress'],
    ['success', 'in_progress'],
    ['Failed', 'in_progress'],
  ])('with the status %j is %s [3.18] [4.08]', (status, shown) =>
    expect(rowOf({ status })?.status).toBe(shown),
  );

  it.each([
    ['deposit', 'deposit'],
    ['BONUS', 'bonus'],
    ['finish_bonus', 'finish_bonus'],
    ['withdraw', 'withdraw'],
    ['Transfer', 'transfer'],
    ['refund', null],
    ['bonus_return', null],
    [7, null],
  ])('of the type %j is %j [3.18]', (statementType, type) =>
    expect(rowOf({ statementType })?.type).toBe(type),
  );

  it.each(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'])(
    'is described by its linked %s [3.18]',
    (link) =>
      expect(rowOf({ [link]: { description: 'Songkran' } })).toMatchObject({
        about: link,
        description: 'Songkran',
      }),
  );

  it.each([{ bonus: null }, { bonus: {} }, { bonus: { description: '' } }, { bonus: { description: 7 } }])(
    'without a description has none: %j [3.18]',
    (change) => {
      expect(rowOf(change)).toMatchObject({ about: null, description: null });
      expect(rowOf({ ...change, refund: { description: 'For March' } })?.about).toBe('refund');
    },
  );

  it.each([
    [{ statementType: '' }, ['type']],
    [{ statementType: 7 }, ['type']],
    [{ status: null }, ['status']],
    [{ statementType: 'refund', status: '', from: '', to: '', bonus: null }, undefined],
  ])('with %j has %j that cannot be read [3.18]', (change, unread) =>
    expect(rowOf(change)?.unread).toEqual(unread),
  );

  it.each([null, '100', undefined, -100])('with the amount %j has none [3.18] [5.33] [5.34]', (amount) => {
    const row = rowOf({ amount });
    expect(row?.amount).toBeNull();
    expect(row && isMovement(row)).toBe(false);
  });

  it('with an amount of 0 has one [3.18]', () => {
    const row = rowOf({ amount: 0 });
    expect(row?.amount).toBe(0);
    expect(row && isMovement(row)).toBe(true);
  });

  it.each(['', '7', 'yesterday', '2026-11-20T03:00:00.000', 1763600000, undefined])(
    'at the time %j has none, and still shows [3.18]',
    (createdAt) => {
      expect(rowOf({ createdAt })?.createdAt).toBeNaN();
    },
  );

  it('has a key of its own, even beside its twins', () => {
    const changes = [{}, { from: 'WW' }, {}, { to: 'PG' }, { amount: 1 }, { statementType: 'bonus' }, {}];
    const keys = rowsOf(...changes, { createdAt: '2026-03-01T08:00:01.000Z' }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(8);
    expect([keys[0], keys[2], keys[6]]).toEqual(
      ['#0', '#1', '#2'].map((twin) => `${TIME}|deposit|100.25|KBANK|WALLET${twin}`),
    );
  });
});

/** Lists in lists, too many to be written as text: that overflows the stack. */
const endless = () => JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown;

it.each(['statementType', 'status', 'amount', 'from', 'to', 'createdAt', 'bonus'])(
  'an entry whose %s is nested without an end hides no other [3.18]',
  (field) => {
    expect(rowsOf({ [field]: endless() }, {})[1]).toMatchObject({ amount: 10_025 });
  },
);

it.each(['createdAt', 'amount', 'status', 'note', 'link', 'reference'])(
  'a slip whose %s is nested without an end hides no other [3.19]',
  async (field) => {
    const slips = [{ [field]: endless() }, { createdAt: TIME, amount: 100 }];
    const call = (async (_key: string, read: (reply: object) => unknown) =>
      read({ total: 2, slips })) as unknown as Call;
    expect((await fetchSlips(call, 1)).rows[1]).toMatchObject({ amount: 10_000 });
  },
);

describe('a page of the statement', () => {
  it('has the total of all pages [7.37]', () => {
    expect(pageOf({ total: 30 }).total).toBe(30);
    expect(pageOf({ total: 0 })).toEqual({ total: 0, rows: [] });
  });

  it('is not empty while it has rows, whatever its total says [2.75] [2.77]', () => {
    expect(pageOf({ total: 0, statements: rowsOf({}, {}) }).total).toBe(2);
  });

  it('is refused when it is empty although there are rows: "no entries" would be false [2.75] [2.76] [2.77]', async () => {
    const answer = (reply: object) =>
      (async (_key: string, read: (reply: object) => unknown) => read(reply)) as unknown as Call;
    await expect(fetchStatement(answer({ total: 11, statements: [] }), 2)).rejects.toThrow('missing');
    await expect(fetchStatement(answer({ total: 10, statements: [] }), 2)).resolves.toEqual({
      total: 10,
      rows: [],
    });
    await expect(fetchSlips(answer({ total: 1, slips: [] }), 1)).rejects.toThrow('missing');
  });

  it.each([-1, 1.5, '3', NaN, null])('with the total %j is refused [2.75] [7.37]', (total) => {
    expect(() => pageOf({ total })).toThrow('total is not a count');
  });

  it('is requested with page, size and signal [7.37] [9.25]', async () => {
    const sent: unknown[] = [];
    const call = (async (...args: unknown[]) => void sent.push(args)) as unknown as Call;
    const { signal } = new AbortController();
    await fetchStatement(call, 2);
    await fetchStatement(call, 1, signal, 100);
    expect(sent).toEqual([
      ['POST /api/statement', expect.any(Function), { body: { page: 2, limit: 10 } }],
      ['POST /api/statement', expect.any(Function), { body: { page: 1, limit: 100 }, signal }],
    ]);
  });
});
