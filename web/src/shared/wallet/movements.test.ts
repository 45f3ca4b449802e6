import { describe, expect, it } from 'vitest';
import { readAmountOrder, readBaseline } from './movements.ts';

const BASELINE = { keys: ['a'], balances: { WALLET: 100 } };

describe('a saved baseline', () => {
  it.each([
    BASELINE,
    { keys: null, balances: null },
    { keys: [], balances: {} },
    { keys: [], balances: { WALLET: 1, PG: null } },
  ])('is restored as it was saved: %j', (saved) => {
    expect(readBaseline(saved)).toEqual({ ...saved, rows: [] });
  });

  it.each([
    null,
    'text',
    {},
    { ...BASELINE, keys: 'a' },
    { ...BASELINE, keys: [1] },
    { keys: [] },
    { ...BASELINE, balances: 1 },
    { ...BASELINE, balances: { WALLET: '100' } },
    { ...BASELINE, balances: { WALLET: 0.5 } },
  ])('is null for another shape: %j', (saved) => {
    expect(readBaseline(saved)).toBeNull();
  });
});

describe('a saved order of one amount', () => {
  it('is restored with its baseline', () => {
    expect(readAmountOrder({ input: 100, before: BASELINE })).toEqual({
      input: 100,
      before: { ...BASELINE, rows: [] },
    });
  });

  it.each([null, '100', 0.5, Number.MAX_VALUE])('is null for an invalid amount: %j', (input) => {
    expect(readAmountOrder({ input, before: BASELINE })).toBeNull();
  });

  it('is null without its baseline', () => {
    expect(readAmountOrder({ input: 100, before: null })).toBeNull();
  });
});
