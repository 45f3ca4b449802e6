import { describe, expect, it } from 'vitest';
import type { Call } from '../../api/call.ts';
import { fetchSlips, readSlips } from './slip-rows.ts';

const TIME = '2026-03-01T08:00:00.000Z';
const WIRE = {
  createdAt: TIME,
  amount: 100.25,
  status: 'FAILED',
  note: 'SLIP_USED',
  link: 'https://media.example/slip.png',
  reference: 'REF1',
};
const pageOf = (reply: object) => readSlips({ total: 0, slips: [], ...reply }, { page: 1, limit: 10 });
const rowsOf = (...changes: object[]) => pageOf({ slips: changes.map((c) => ({ ...WIRE, ...c })) }).rows;

describe('a slip of the statement', () => {
  it('has its amount in satang and its time in ms [3.19]', () => {
    expect(rowsOf({})).toEqual([
      {
        key: `${TIME}|REF1#0`,
        createdAt: Date.UTC(2026, 2, 1, 8),
        amount: 10_025,
        status: 'failed',
        note: 'SLIP_USED',
        link: 'https://media.example/slip.png',
        reference: 'REF1',
      },
    ]);
  });

  it('that is not read yet has no amount, note, link and reference [3.19]', () => {
    const [row] = rowsOf({ amount: null, status: 'PENDING', note: '', link: null, reference: undefined });
    expect(row).toMatchObject({ amount: null, note: null, link: null, reference: null });
    expect(row?.key).toBe(`${TIME}|#0`);
  });

  it('has no blank note, and shows the beginning of one that would fill the screen [3.19]', () => {
    expect(rowsOf({ note: ' \u200b' })[0]?.note).toBeNull();
    expect(rowsOf({ note: 'a'.repeat(1_500) })[0]?.note).toBe('a'.repeat(300));
  });

  it.each([
    ['SUCCESS', 'success'],
    ['FAILED', 'failed'],
    ['PENDING', 'in_progress'],
    ['DONE', 'in_progress'],
    ['', 'in_progress'],
  ])('with the status %j is %s [3.19] [4.08]', (status, shown) =>
    expect(rowsOf({ status })[0]?.status).toBe(shown),
  );

  it.each(['', '7', 'yesterday', '2026-11-20T03:00:00.000', 1763600000, undefined])(
    'at the time %j has none, and still shows [3.19]',
    (createdAt) => {
      expect(rowsOf({ createdAt })[0]?.createdAt).toBeNaN();
    },
  );

  it('has a key of its own, even beside its twins', () => {
    const later = '2026-03-01T08:00:01.000Z';
    const keys = rowsOf({}, { reference: 'REF2' }, {}, { createdAt: later }, {}).map(({ key }) => key);
    expect(keys).toEqual([
      `${TIME}|REF1#0`,
      `${TIME}|REF2#0`,
      `${TIME}|REF1#1`,
      `${later}|REF1#0`,
      `${TIME}|REF1#2`,
    ]);
  });
});

describe('a page of slips', () => {
  it('has the total of all pages', () => {
    expect(pageOf({ total: 30 }).total).toBe(30);
    expect(pageOf({ total: 0 })).toEqual({ total: 0, rows: [] });
  });

  it('is requested with page, size and signal [7.38] [9.25]', async () => {
    const sent: unknown[] = [];
    const call = (async (...args: unknown[]) => void sent.push(args)) as unknown as Call;
    const { signal } = new AbortController();
    await fetchSlips(call, 2);
    await fetchSlips(call, 1, signal, 100);
    expect(sent).toEqual([
      ['POST /api/statement/slip', expect.any(Function), { body: { page: 2, limit: 10 } }],
      ['POST /api/statement/slip', expect.any(Function), { body: { page: 1, limit: 100 }, signal }],
    ]);
  });
});
