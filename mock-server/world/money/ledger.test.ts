import fc from 'fast-check';
import { MAX_SATANG, satang, type Satang } from 'contracts/rules';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { Account } from './accounts.ts';
import { Ledger, ledgerSlice } from './ledger.ts';
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
            // Refused: then nothing has moved.
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

  it('numbers movements from 1, and names them only on request', () => {
    const ledger = new Ledger();
    ledger.move(5, 'outside:KBANK', 'wallet:1', satang(10));
    expect(ledger.move(6, 'wallet:1', 'game:1:PG', satang(10), 'TX1')).toEqual({
      id: 2,
      at: 6,
      postings: [
        { account: 'wallet:1', amount: -10 },
        { account: 'game:1:PG', amount: 10 },
      ],
      reference: 'TX1',
    });
    expect(ledger.movements.map((movement) => ['reference' in movement, movement.id])).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  it('holds as much as the product handles for a member, and more outside', () => {
    const ledger = new Ledger();
    ledger.move(0, 'outside:KBANK', 'wallet:1', MAX_SATANG);
    ledger.move(0, 'outside:KBANK', 'wallet:2', MAX_SATANG);
    ledger.assertHolds('wallet:1', 0);
    ledger.assertHolds('wallet:1', -1);
    const most = 'an account holds at most 10000000000';
    expect(() => ledger.assertHolds('wallet:1', 1)).toThrow(most);
    expect(() => ledger.move(0, 'outside:PG', 'wallet:1', satang(1))).toThrow(most);
    expect(ledger.balance('outside:KBANK')).toBe(-2 * MAX_SATANG);
    expect(ledger.balance('wallet:1')).toBe(MAX_SATANG);
  });
});

describe('saved books', () => {
  const given = () => {
    const ledger = new Ledger();
    ledger.move(5, 'outside:KBANK', 'wallet:1', satang(30));
    ledger.move(6, 'wallet:1', 'game:1:PG', satang(10), 'TX1');
    return ledger;
  };
  const loaded = (saved: ReturnType<Ledger['save']>) => {
    const ledger = new Ledger();
    ledger.load(saved);
    return ledger;
  };

  it('continue where they were saved', () => {
    const ledger = loaded(structuredClone(given().save()));
    expect(ledger.save()).toEqual(given().save());
    expect(ledger.balance('wallet:1')).toBe(20);
    expect(ledger.move(7, 'wallet:1', 'wallet:2', satang(20)).id).toBe(3);
    ledger.audit();
  });

  it('come in rows, one for the balances and one for the movements', () => {
    const { rows } = ledgerSlice.kinds.ledger;
    if (!rows) throw new Error('the books are no rows');
    const saved = [...rows.split(given())].map(
      ([key, values]) => [key, values.map((value) => rows.save(value as never))] as const,
    );
    expect(saved.map(([key]) => key)).toEqual(['balances', 'movements']);
    expect(loaded(rows.join(saved) as ReturnType<Ledger['save']>).save()).toEqual(given().save());
    expect(rows.join([])).toEqual({ balances: [], movements: [] });
  });

  it('hold accounts, whole satang and numbered movements, and nothing else', () => {
    const { schema } = ledgerSlice.kinds.ledger;
    if (!schema) throw new Error('the books are not saved');
    const fits = (change: (text: string) => string) =>
      Value.Check(schema, JSON.parse(change(JSON.stringify(given().save()))));
    expect(fits((text) => text)).toBe(true);
    for (const [from, to] of [
      ['"wallet:1"', '"nowhere:1"'],
      ['"amount":-30', '"amount":-30.5'],
      ['"id":1', '"id":0'],
      ['"at":5', '"at":"5"'],
      ['"reference":"TX1"', '"reference":1'],
      ['["outside:KBANK",-30]', '["outside:KBANK"]'],
    ] as const)
      expect(fits((text) => text.replace(from, to))).toBe(false);
  });

  it.each([
    ['made money', 'the books do not balance', [['wallet:1', 5]], []],
    [
      'a balance without its movement',
      'not what was moved: wallet:1',
      [
        ['wallet:1', 5],
        ['outside:PG', -5],
      ],
      [],
    ],
    [
      'a movement without its balance',
      'not what was moved: outside:PG',
      [],
      [['outside:PG', -5, 'wallet:1', 5]],
    ],
    [
      'a member below zero',
      'below zero: wallet:1',
      [
        ['wallet:1', -5],
        ['outside:PG', 5],
      ],
      [['wallet:1', -5, 'outside:PG', 5]],
    ],
  ] as const)('are refused with %s', (_, error, balances, moves) => {
    const movements = moves.map(([one, out, other, into], index) => ({
      id: index + 1,
      at: 0,
      postings: [
        { account: one, amount: satang(out) },
        { account: other, amount: satang(into) },
      ],
    }));
    const saved = {
      balances: balances.map(([account, amount]) => [account, satang(amount)] as [Account, Satang]),
      movements,
    };
    const ledger = new Ledger();
    expect(() => ledger.load(saved)).toThrow(new Error(error));
    if (error.startsWith('below')) {
      ledger.move(1, 'outside:PG', 'wallet:1', satang(5));
      ledger.audit();
    }
  });
});
