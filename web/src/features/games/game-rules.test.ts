import { satang } from 'contracts/rules';
import { expect, it } from 'vitest';
import { amountToPlay, fitsForm, refuseMove } from './game-rules.ts';

it.each([
  [15, false],
  [16, true],
  [17, false],
])('a name or password of %d characters fits a form of 16: %s [2.63]', (length, fits) => {
  const text = 'x'.repeat(length);
  expect(fitsForm({ username: text, password: 'y'.repeat(16) }, 16)).toEqual({
    username: fits,
    password: true,
  });
  expect(fitsForm({ username: 'y'.repeat(16), password: text }, 16)).toEqual({
    username: true,
    password: fits,
  });
});

it.each([
  [null, 'no-amount'],
  [0, 'zero'],
  [99, 'below-minimum'],
  [100, null],
  [5000, null],
  [5001, 'above-wallet'],
])('moving %s satang with 5000 in the wallet is refused as %s [2.62] [5.14] [9.17]', (amount, refusal) => {
  expect(refuseMove(amount === null ? null : satang(amount), satang(5000))).toBe(refusal);
});

it.each([
  ['', null, 350],
  ['0', 0, 0],
  ['1.', null, 0],
  ['2', 200, 200],
])('with "%s" typed, the amount to play with decides [2.62]', (text, typed, amount) => {
  expect(amountToPlay({ text, amount: typed === null ? null : satang(typed) }, satang(350))).toBe(amount);
});
