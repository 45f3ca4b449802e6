import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { readStatement, type StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { isPlain, isWanted, NO_FILTER, signOf, totalsOf, wantedSince } from './statement-rules.ts';

const row = (change: Partial<StatementRow> = {}): StatementRow => ({
  key: 'k',
  type: 'deposit',
  status: 'success',
  amount: satang(10_000),
  from: 'KBANK',
  to: 'WALLET',
  createdAt: 1000,
  description: null,
  about: null,
  ...change,
});

describe('the sign of an entry', () => {
  it.each([
    ['deposit', 'in'],
    ['bonus', 'in'],
    ['withdraw', 'out'],
    ['transfer', 'none'],
    ['finish_bonus', 'none'],
    [null, 'none'],
  ] as const)('of %s is %s [5.34]', (type, sign) => {
    expect(signOf(type)).toBe(sign);
  });
});

describe('totals', () => {
  it('count deposits and bonuses in and withdrawals out, to the satang [5.34] (W7)', () => {
    const rows = [
      row({ amount: satang(29) }),
      row({ amount: satang(58) }),
      row({ type: 'bonus', amount: satang(101) }),
      row({ type: 'withdraw', amount: satang(1000) }),
      row({ type: 'transfer', amount: satang(77_700) }),
      row({ type: 'finish_bonus', amount: satang(5) }),
      row({ type: null, amount: satang(3) }),
    ];
    expect(totalsOf(rows)).toEqual({ in: 188, bonus: 101, out: 1000, net: -812 });
  });

  it('are unknown where an entry that belongs to them cannot be read [5.33] (W7)', () => {
    const [deposit, withdrawal] = [row({ amount: satang(1) }), row({ type: 'withdraw', amount: satang(2) })];
    const rest = [deposit, withdrawal];
    expect(totalsOf([...rest, row({ amount: null })])).toEqual({ in: null, bonus: 0, out: 2, net: null });
    expect(totalsOf([...rest, row({ type: 'withdraw', amount: null })])).toMatchObject({ in: 1, out: null });
    expect(totalsOf([...rest, row({ type: null, unread: ['type'] })])).toEqual({
      in: null,
      bonus: null,
      out: null,
      net: null,
    });
    const halfRead = row({ status: 'in_progress', unread: ['status'] });
    expect(totalsOf([...rest, halfRead])).toMatchObject({ in: null, bonus: 0, out: 2 });
    expect(totalsOf([...rest, row({ status: 'failed', amount: null, isDamaged: true })]).net).toBe(-1);
  });

  it('skip failed and pending entries (W7)', () => {
    const rows = [
      row({ status: 'failed' }),
      row({ status: 'in_progress' }),
      row({ type: 'withdraw', status: 'in_progress' }),
      // Its accounts are not known yet.
      row({ status: 'in_progress', from: '', to: '', isDamaged: true }),
      row({ type: null, status: 'in_progress', unread: ['type'] }),
      row({ amount: satang(1) }),
    ];
    expect(totalsOf(rows)).toEqual({ in: 1, bonus: 0, out: 0, net: 1 });
  });

  it('count the other entries while one is pending without accounts, and none with a sign of its own [3.18] [4.08]', () => {
    const wire = {
      statementType: 'deposit',
      status: 'SUCCESS',
      amount: 1,
      from: 'KBANK',
      to: 'WALLET',
      createdAt: '2026-11-20T05:00:00.000Z',
    };
    const totals = (...changes: object[]) => {
      const statements = changes.map((change) => ({ ...wire, ...change })) as never;
      return totalsOf(readStatement({ total: 0, statements }).rows);
    };
    expect(
      totals({}, { status: 'PENDING', from: '', to: '' }, { status: '', from: null, to: null }),
    ).toMatchObject({ in: 100, net: 100 });
    expect(totals({}, { amount: -5 })).toMatchObject({ in: null, out: 0 });
  });

  it('are unknown where a sum is not exact [5.33]', () => {
    const rows = Array.from({ length: 9_008 }, () => row({ amount: satang(1_000_000_000_000) }));
    expect(totalsOf(rows)).toEqual({ in: null, bonus: 0, out: 0, net: null });
    const half = rows.slice(0, 5_000);
    const bonuses = half.map((one) => ({ ...one, type: 'bonus' as const }));
    expect(totalsOf([...half, ...bonuses])).toEqual({ in: null, bonus: 5_000e12, out: 0, net: null });
  });

  it('may exceed the largest single amount', () => {
    const rows = Array.from({ length: 3 }, () => row({ amount: satang(1_000_000_000_000) }));
    expect(totalsOf(rows).in).toBe(3_000_000_000_000);
  });
});

describe('the filter', () => {
  it('takes entries from its start time, of its type and status (W7)', () => {
    expect(isWanted(row(), NO_FILTER, -Infinity)).toBe(true);
    expect(isWanted(row(), NO_FILTER, 1000)).toBe(true);
    expect(isWanted(row(), NO_FILTER, 1001)).toBe(false);
    expect(isWanted(row(), { ...NO_FILTER, type: 'deposit' }, 0)).toBe(true);
    expect(isWanted(row(), { ...NO_FILTER, type: 'withdraw' }, 0)).toBe(false);
    expect(isWanted(row(), { ...NO_FILTER, status: 'success' }, 0)).toBe(true);
    expect(isWanted(row(), { ...NO_FILTER, status: 'failed' }, 0)).toBe(false);
  });

  it('includes everything by default', () => {
    expect(isPlain(NO_FILTER)).toBe(true);
    expect(isPlain({ ...NO_FILTER, period: 'day' })).toBe(false);
    expect(isPlain({ ...NO_FILTER, type: 'bonus' })).toBe(false);
    expect(isPlain({ ...NO_FILTER, status: 'failed' })).toBe(false);
  });

  it('starts with the day, week or month, or without a start', () => {
    const now = new Date(2026, 10, 20, 17).getTime();
    expect(wantedSince(NO_FILTER, now)).toBe(-Infinity);
    expect(wantedSince({ ...NO_FILTER, period: 'month' }, now)).toBe(new Date(2026, 10, 1).getTime());
  });
});
