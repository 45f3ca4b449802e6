import { satang } from 'contracts/rules';
import { atom, createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { noteReceipt, withoutReceipts } from './receipts.ts';
import type { Likeness, StatementRow } from './statement-rows.ts';

const AT = Date.UTC(2026, 10, 20, 5);
const like: Likeness = { type: 'transfer', from: 'WALLET', to: 'PG', amount: satang(5_000) };

const row = (key: string, away: number, more: Partial<StatementRow> = {}): StatementRow => ({
  key,
  type: 'transfer',
  status: 'success',
  amount: satang(5_000),
  from: 'WALLET',
  to: 'PG',
  createdAt: AT + away,
  description: null,
  about: null,
  ...more,
});

function left(rows: readonly StatementRow[], ...receipts: number[]) {
  const leftAtom = atom(null, (get) => {
    for (const away of receipts) noteReceipt(get, like, AT + away);
    return withoutReceipts(get, rows).map(({ key }) => key);
  });
  return createStore().set(leftAtom);
}

/** Without the row of one receipt, at whose order the rows `before` were there, and later the `known` ones. */
function leftKnown(rows: readonly StatementRow[], before: string[] | null, known: string[]) {
  const leftAtom = atom(null, (get) => {
    noteReceipt(get, like, AT, before);
    return withoutReceipts(get, rows, new Set(known)).map(({ key }) => key);
  });
  return createStore().set(leftAtom);
}

describe('the row of a receipt (W1)', () => {
  it('is the one of its kind within 5 seconds', () => {
    expect(left([row('a', 1)], 0)).toEqual([]);
    expect(left([row('a', -5_000)], 0)).toEqual([]);
    expect(left([row('a', 5_001)], 0)).toEqual(['a']);
  });

  it('is the nearest of several, and only one', () => {
    expect(left([row('b', 3_000), row('a', 10)], 0)).toEqual(['b']);
    expect(left([row('c', 3_900), row('b', 3_000), row('a', 10)], 0, 3_050)).toEqual(['c']);
  });

  it('is one that came with its order and is known, where the clocks differ, and no later one', () => {
    const rows = [row('b', -1_000), row('a', -30_000), row('old', -40_000)];
    expect(leftKnown(rows, ['old'], ['a', 'old'])).toEqual(['b', 'old']);
    // Without a known one its own may be the later one.
    expect(leftKnown(rows, ['old', 'a'], ['a', 'old'])).toEqual(['a', 'old']);
    expect(leftKnown(rows, null, ['a', 'old'])).toEqual(['a', 'old']);
  });

  it('is the nearest although another near one is known, which another device may have left', () => {
    expect(leftKnown([row('b', 2_000), row('a', 10)], [], ['b'])).toEqual(['b']);
  });

  it('is not the nearest that is later than the one which came with its order: that of the next equal order', () => {
    expect(leftKnown([row('b', 2_000), row('a', -4_000)], [], ['a'])).toEqual(['b']);
  });

  it.each<[string, Partial<StatementRow>]>([
    ['failed', { status: 'failed' }],
    ['is of another amount', { amount: satang(5_001) }],
    ['goes the other way', { from: 'PG', to: 'WALLET' }],
    ['has no time', { createdAt: NaN }],
  ])('is not one that %s', (_which, more) => {
    expect(left([row('a', 0, more)], 0)).toEqual(['a']);
  });
});
