import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { sumOrNull } from '../../shared/wallet/amounts.ts';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';
import { readLimits } from './withdraw-state.ts';
import { afterWithdraw, mostToWithdraw, refuseWithdraw } from './withdraw-rules.ts';

const limits = { minimum: satang(10_000), maximum: satang(500_000) };
const amountOf = (value: number | null) => (value === null ? null : satang(value));

it.each([
  [null, 100_000, 'no-amount'],
  [0, 100_000, 'no-amount'],
  [1, 100_000, 'below-minimum'],
  [9_999, 100_000, 'below-minimum'],
  [10_000, null, null],
  [500_001, null, 'above-maximum'],
  [500_000, null, null],
  [100_001, 100_000, 'not-enough'],
  [100_000, 100_000, null],
  // The balance is unknown: the server decides. (W9)
  [100_001, null, null],
])(
  'a withdrawal of %s with %s available is refused as %s [5.16] [5.17] [9.18] [9.41]',
  (amount, available, refusal) => {
    expect(refuseWithdraw(amountOf(amount), limits, amountOf(available))).toBe(refusal);
  },
);

describe('the limits of withdrawals', () => {
  it.each([
    [0, 500],
    [100.5, 100.5],
  ])('are %d to %d baht [3.07] [5.16] [9.18]', (withdrawMin, withdrawMax) => {
    const limits = { minimum: withdrawMin * 100, maximum: withdrawMax * 100 };
    expect(readLimits({ withdrawMin, withdrawMax })).toEqual(limits);
  });

  it.each([
    [200, 100],
    [-1, 100],
    [-200, -100],
    [0, 0],
    [1.005, 100],
    [1, 1e21],
    ['1', 100],
    [null, 100],
    [1, undefined],
  ])('cannot be read from %j to %j [3.07] [5.33] [9.18]', (withdrawMin, withdrawMax) => {
    expect(() => readLimits({ withdrawMin, withdrawMax } as never)).toThrow(RangeError);
  });
});

describe('a wallet', () => {
  const walletOf = (balance: number | null, inGames: number | null): Wallet => {
    const parts = [amountOf(balance), amountOf(inGames)] as const;
    return { balance: parts[0], inGames: parts[1], total: sumOrNull(parts) } as Wallet;
  };

  it.each([
    [30_000, 20_000, 50_000],
    [400_000, 200_000, 500_000],
    [-30_000, 20_000, 0],
    [null, 20_000, null],
    [30_000, null, null],
  ])('of %s with %s in games pays at most %s [1.10] [9.18]', (balance, inGames, most) => {
    expect(mostToWithdraw(walletOf(balance, inGames), limits)).toBe(most);
  });

  it.each([
    [30_000, 20_000, 10_000, { wallet: 20_000, games: 20_000 }],
    [30_000, 20_000, 30_000, { wallet: 0, games: 20_000 }],
    [30_000, 20_000, 45_000, { wallet: 0, games: 5_000 }],
    [0, 20_000, 10_000, { wallet: 0, games: 10_000 }],
    [30_000, 0, 10_000, { wallet: 20_000, games: 0 }],
    [null, 20_000, 10_000, { wallet: null, games: null }],
    [30_000, null, 10_000, { wallet: null, games: null }],
    // Nobody knows what a debt does to it.
    [-30_000, 60_000, 10_000, { wallet: null, games: null }],
    [30_000, -10_000, 40_000, { wallet: null, games: null }],
  ])('of %s with %s in games pays %s and keeps %j [1.10] [7.22]', (balance, inGames, amount, after) => {
    expect(afterWithdraw(walletOf(balance, inGames), satang(amount))).toEqual(after);
  });
});
