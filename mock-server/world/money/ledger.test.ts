import fc from 'fast-check';
import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { Account } from './accounts.ts';
import { Ledger } from './ledger.ts';
import { Refusal } from '../service/refusal.ts';

const accounts: Account[] = [
  'wallet:1',
  'wallet:2',
  'game:1:PG',
  'game:2:JOKER',
  'outside:KBANK',
  'outside:PG',
];
const anAccount = fc.constantFrom(...accounts);
const anAmount = fc.integer({ min: 1, max: 10_000_000 });

describe('the ledger', () => {
  it('keeps balances equal to postings and never below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anAccount, anAccount, anAmount), { maxLength: 200 }), (moves) => {
        const ledger = new Ledger();
        for (const [from, to, amount] of moves) {
          const before = accounts.map((account) => ledger.balance(account));
          try {
            ledger.move(0, from, to, satang(amount));
          } catch (error) {
            // Refused: then nothing at all has moved.
            expect(error).toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
            expect(accounts.map((account) => ledger.balance(account))).toEqual(before);
          }
          ledger.assertBalanced();
        }
        for (const account of accounts) {
          const posted = ledger.movements
            .flatMap(({ postings }) => postings)
            .filter((posting) => posting.account === account)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(ledger.balance(account)).toBe(posted);
        }
      }),
    );
  });

  it('refuses to move more than a balance', () => {
    const ledger = new Ledger();
    ledger.move(0, 'outside:KBANK', 'wallet:1', satang(99));
    expect(() => ledger.move(0, 'wallet:1', 'game:1:PG', satang(100))).toThrow(Refusal);
    expect(ledger.balance('wallet:1')).toBe(99);
  });

  it('books all postings of a movement or none', () => {
    const ledger = new Ledger();
    const postings = [
      { account: 'outside:KBANK', amount: satang(-50) },
      { account: 'wallet:1', amount: satang(150) },
      { account: 'wallet:2', amount: satang(-100) },
    ] as const;
    expect(() => ledger.post(0, postings)).toThrow('MONEY_NOT_ENOUGH');
    expect(ledger.balance('wallet:1')).toBe(0);
    expect(ledger.movements).toEqual([]);
  });

  it('refuses movements that create or lose money, or of 0', () => {
    const ledger = new Ledger();
    expect(() => ledger.post(0, [{ account: 'wallet:1', amount: satang(1) }])).toThrow('sum to zero');
    expect(() => ledger.move(0, 'outside:KBANK', 'wallet:1', satang(0))).toThrow('not an amount');
    expect(() => ledger.move(0, 'outside:KBANK', 'wallet:1', satang(-5))).toThrow('not an amount');
  });
});
