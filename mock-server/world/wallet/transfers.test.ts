import { MAX_SATANG, satang, satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, NOON, onlyMember } from '../../test/made-world.ts';
import { openGame } from '../games/games.ts';
import { gameAccountOf, heldAccountOf, walletOf } from '../money/accounts.ts';
import { statementOf } from '../money/statement.ts';
import { Misuse } from '../service/refusal.ts';
import { setBalance } from './set-balance.ts';
import { gather, transfer, transferAll } from './transfers.ts';

/** Somchai with 1,000.00 in the wallet, and the games PG and JOKER, both empty. */
function player() {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  for (const code of ['PG', 'JOKER']) openGame(world, member, code);
  const before = statementOf(world, member.id).length;
  return {
    world,
    member,
    move: (from: string, to: string, amount: number) => transfer(world, member, { from, to, amount }),
    bring: (to: string) => transferAll(world, member, to),
    /** Wallet, PG and JOKER, in satang. */
    balances: () =>
      [walletOf(member), gameAccountOf(member, 'PG'), gameAccountOf(member, 'JOKER')].map((account) =>
        world.ledger.balance(account),
      ),
    shown: (code: string) => member.games.get(code)?.shown,
    entries: () => statementOf(world, member.id).slice(before),
    movements: () => world.ledger.movements.length,
  };
}

describe('a transfer [7.19]', () => {
  it('moves exactly the amount, once, and shows it in receipt, statement and ledger [1.09]', () => {
    const { move, balances, shown, entries, movements, member, world } = player();
    const before = movements();
    const receipt = move('WALLET', 'PG', 250.25);
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^TX/) as string,
      amount: 25_025,
      at: NOON,
    });
    expect(balances()).toEqual([74_975, 25_025, 0]);
    expect(shown('PG')).toBe(25_025);
    expect(movements()).toBe(before + 1);
    expect(world.ledger.movements.at(-1)?.reference).toBe(receipt.reference);
    expect(entries()).toEqual([
      {
        memberId: member.id,
        statementType: 'transfer',
        status: 'SUCCESS',
        amount: 25_025,
        from: 'WALLET',
        to: 'PG',
        at: NOON,
        reference: receipt.reference,
      },
    ]);
    world.ledger.audit();
  });

  it('works back and between two games, and updates their shown balances [1.09]', () => {
    const { move, balances, shown } = player();
    move('WALLET', 'PG', 300);
    move('PG', 'JOKER', 100);
    move('JOKER', 'WALLET', 40);
    expect(balances()).toEqual([74_000, 20_000, 6_000]);
    expect([shown('PG'), shown('JOKER')]).toEqual([20_000, 6_000]);
  });

  it('takes the whole balance, and not a satang more [8.08]', () => {
    const { move, balances, entries } = player();
    expect(() => move('WALLET', 'PG', 1000.01)).toThrow('MONEY_NOT_ENOUGH');
    expect(entries()).toEqual([]);
    move('WALLET', 'PG', 1000);
    expect(balances()).toEqual([0, 100_000, 0]);
  });

  it('of exactly 1 baht is enough [5.14] [8.08] [9.17]', () => {
    const { move, balances } = player();
    move('WALLET', 'PG', 1);
    expect(balances()).toEqual([99_900, 100, 0]);
  });

  it.each([0.99, 0, -5, 1.005, NaN])('of %s is too small, or no money [5.14] [8.08] [9.17]', (amount) => {
    const { move, balances } = player();
    expect(() => move('WALLET', 'PG', amount)).toThrow('TRANSFER_MINIMUM');
    expect(balances()).toEqual([100_000, 0, 0]);
  });

  it('may be one baht [9.17]', () => {
    expect(player().move('WALLET', 'PG', 1)).toMatchObject({ amount: 100 });
  });

  it.each([
    ['WALLET', 'NOGAME', 'NO_GAME'],
    ['NOGAME', 'WALLET', 'NO_GAME'],
    ['WALLET', 'IMI', 'SLOT_NO_ACCOUNT'],
    ['IMI', 'WALLET', 'SLOT_NO_ACCOUNT'],
  ])('from %s to %s is refused with %s [8.08]', (from, to, code) => {
    const { move, balances, entries } = player();
    expect(() => move(from, to, 10)).toThrow(code);
    expect([balances(), entries()]).toEqual([[100_000, 0, 0], []]);
  });

  it.each([
    ['WALLET', 'PG'],
    ['PG', 'WALLET'],
  ])('without a wallet from %s to %s is refused [8.08]', (from, to) => {
    const { move, member } = player();
    member.hasWallet = false;
    expect(() => move(from, to, 10)).toThrow('NO_WALLET');
  });

  it('between two games needs no wallet', () => {
    const { move, member, balances } = player();
    move('WALLET', 'PG', 10);
    member.hasWallet = false;
    move('PG', 'JOKER', 10);
    expect(balances()).toEqual([99_000, 0, 1_000]);
  });

  it('of everything to a game leaves the money of a member without a wallet there', () => {
    const { move, bring, member, balances, entries } = player();
    member.hasWallet = false;
    expect(() => bring('PG')).toThrow('MONEY_NOT_ENOUGH');
    member.hasWallet = true;
    move('WALLET', 'JOKER', 10);
    member.hasWallet = false;
    expect(bring('PG')).toMatchObject({ amount: 1_000 });
    expect(balances()).toEqual([99_000, 1_000, 0]);
    expect(entries().map(({ from }) => from)).toEqual(['WALLET', 'JOKER']);
  });

  it('to its own source is refused [5.13]', () => {
    const { move, balances } = player();
    expect(() => move('WALLET', 'WALLET', 10)).toThrow(Misuse);
    expect(() => move('PG', 'PG', 10)).toThrow('from and to are both PG');
    expect(balances()).toEqual([100_000, 0, 0]);
  });

  it.each([
    ['its own provider', 'WALLET', 'PG'],
    ['the provider that it leaves', 'PG', 'WALLET'],
    ['all providers', 'WALLET', 'JOKER'],
  ])('that fails at %s comes back, and the statement says so [1.09] [8.08]', (who, from, to) => {
    const { move, world, member, balances, entries, movements } = player();
    move('WALLET', 'PG', 100);
    if (who === 'all providers') world.outages.add('game-transfer');
    else world.failingGames.add('PG');
    const before = movements();
    expect(() => move(from, to, 50)).toThrow('TRANSFER_FAIL');
    expect(balances()).toEqual([90_000, 10_000, 0]);
    expect(world.ledger.balance(heldAccountOf(member))).toBe(0);
    // Moved and returned under one reference.
    const made = world.ledger.movements.slice(before);
    expect(made.map(({ postings }) => postings.map(({ amount }) => amount))).toEqual([
      [-5_000, 5_000],
      [-5_000, 5_000],
    ]);
    expect(entries().at(-1)).toMatchObject({
      statementType: 'transfer',
      status: 'FAILED',
      amount: 5_000,
      from,
      to,
    });
    expect(made.map(({ reference }) => reference)).toEqual([
      entries().at(-1)?.reference,
      entries().at(-1)?.reference,
    ]);
    world.ledger.audit();
  });
});

describe('a transfer of everything to one account [7.20]', () => {
  it('moves each game once, with an entry for each and the sum in the receipt [1.09]', () => {
    const { move, bring, balances, shown, entries, movements } = player();
    move('WALLET', 'PG', 300);
    move('WALLET', 'JOKER', 50.5);
    const before = movements();
    const receipt = bring('WALLET');
    expect(receipt).toMatchObject({ amount: 35_050, at: NOON });
    expect(balances()).toEqual([100_000, 0, 0]);
    expect([shown('PG'), shown('JOKER')]).toEqual([0, 0]);
    expect(movements()).toBe(before + 1);
    const { reference } = receipt;
    const line = { statementType: 'transfer', status: 'SUCCESS', to: 'WALLET', at: NOON, reference };
    expect(entries().slice(2)).toMatchObject([
      { ...line, from: 'PG', amount: 30_000 },
      { ...line, from: 'JOKER', amount: 5_050 },
    ]);
    expect(entries()).toHaveLength(4);
  });

  it('to a game takes the wallet and the other games, and not its own balance', () => {
    const { move, bring, balances, shown, entries } = player();
    move('WALLET', 'PG', 300);
    move('WALLET', 'JOKER', 50);
    expect(bring('PG')).toMatchObject({ amount: 70_000 });
    expect(balances()).toEqual([0, 100_000, 0]);
    expect(shown('PG')).toBe(100_000);
    expect(
      entries()
        .slice(2)
        .map(({ from }) => from),
    ).toEqual(['WALLET', 'JOKER']);
  });

  it('takes sums below the smallest transfer too', () => {
    const { world, member, bring, balances } = player();
    setBalance(world, member, 'JOKER', 0.01);
    expect(bring('WALLET')).toMatchObject({ amount: 1 });
    expect(balances()).toEqual([100_001, 0, 0]);
  });

  it('is refused if there is nothing to move [7.20] [8.08]', () => {
    const { bring, entries, movements } = player();
    const before = movements();
    expect(() => bring('WALLET')).toThrow('MONEY_NOT_ENOUGH');
    expect([entries(), movements()]).toEqual([[], before]);
  });

  it('ignores games that are not open [7.20] [8.08]', () => {
    const { move, bring, member, balances } = player();
    move('WALLET', 'PG', 300);
    const pg = member.games.get('PG');
    if (pg) pg.isActive = false;
    expect(() => bring('WALLET')).toThrow('MONEY_NOT_ENOUGH');
    expect(balances()).toEqual([70_000, 30_000, 0]);
  });

  it('moves nothing at all when one provider fails [8.08]', () => {
    const { move, bring, world, balances, entries } = player();
    move('WALLET', 'PG', 300);
    move('WALLET', 'JOKER', 50);
    world.failingGames.add('JOKER');
    const before = entries();
    expect(() => bring('WALLET')).toThrow('TRANSFER_FAIL');
    expect(balances()).toEqual([65_000, 30_000, 5_000]);
    expect(entries()).toEqual(before);
    world.failingGames.clear();
    world.failingGames.add('PG');
    expect(() => transferAll(world, onlyMember(world), 'PG')).toThrow('TRANSFER_FAIL');
  });

  it.each([
    ['NOGAME', 'NO_GAME'],
    ['IMI', 'SLOT_NO_ACCOUNT'],
  ])('to %s is refused with %s [8.08]', (to, code) => {
    expect(() => player().bring(to)).toThrow(code);
  });

  it('refuses more than an account can hold before anything moves', () => {
    const { world, member, balances } = player();
    const sources = [{ account: 'PG', amount: satang(MAX_SATANG) }];
    expect(() => gather(world, member, sources, 'WALLET')).toThrow(Misuse);
    expect(balances()).toEqual([satangFromBaht(1000), 0, 0]);
  });
});
