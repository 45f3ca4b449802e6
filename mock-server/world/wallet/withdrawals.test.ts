import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { setBalance } from './set-balance.ts';
import { statementOf } from '../money/statement.ts';
import { endWithdrawal, send, withdraw, WITHDRAW_MS, withdrawAll } from './withdrawals.ts';
import { removeMember } from '../members/members.ts';
import { gameAccountOf, walletOf } from '../money/accounts.ts';
import { activateBonus } from '../rewards/bonuses.ts';
import { activatePromotion } from '../rewards/promotions.ts';
import { runDueJobs } from '../run-due-jobs.ts';

function rich() {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const wallet = () => world.ledger.balance(walletOf(member));
  return { world, member, wallet, line: () => statementOf(world, member.id).at(-1) };
}

describe('a withdrawal', () => {
  it('leaves the wallet immediately and ends after the bank’s time [1.10] [4.08] [7.21]', () => {
    const { world, member, wallet, line } = rich();
    const { reference } = withdraw(world, member, 250.5);
    expect(wallet()).toBe(74_950);
    expect(line()).toMatchObject({ statementType: 'withdraw', status: 'PENDING', amount: 25_050, reference });
    expect(line()?.to).toBe(member.bankAccount.bankCode);
    world.clock.advance(WITHDRAW_MS - 1);
    runDueJobs(world);
    expect(line()?.status).toBe('PENDING');
    world.clock.advance(1);
    runDueJobs(world);
    expect(line()?.status).toBe('SUCCESS');
    expect(world.ledger.balance(`held:${member.id}`)).toBe(0);
    expect(wallet()).toBe(74_950);
    world.ledger.audit();
  });

  it('returns the money once when the bank refuses [4.08]', () => {
    const { world, member, wallet, line } = rich();
    const { reference } = withdraw(world, member, 250);
    const withdrawal = world.withdrawals.get(reference)!;
    endWithdrawal(world, withdrawal, 'FAILED');
    expect(wallet()).toBe(100_000);
    expect(line()?.status).toBe('FAILED');
    expect(() => endWithdrawal(world, withdrawal, 'SUCCESS')).toThrow('FAILED already');
  });

  it.each([99.99, 0, -100, 50_000.01, 100.001, NaN])(
    'of %s is refused by the limits [5.16] [5.17] [7.21] [9.18]',
    (baht) => {
      const { world, member, wallet } = rich();
      setBalance(world, member, 'WALLET', 100_000);
      expect(() => withdraw(world, member, baht)).toThrow('TRANSFER_MINIMUM');
      expect(wallet()).toBe(10_000_000);
    },
  );

  it('in kip has the limits of kip [5.16] [9.18]', () => {
    const { world, member } = rich();
    member.currency = 'LAK';
    expect(() => withdraw(world, member, 250)).toThrow('TRANSFER_MINIMUM');
  });

  it('of 0 is refused without a minimum [5.17]', () => {
    const { world, member } = rich();
    world.withdrawLimits.THB.min = satang(0);
    expect(() => withdraw(world, member, 0)).toThrow('TRANSFER_MINIMUM');
  });

  it.each([
    ['a bonus', activateBonus, 'WELCOME100'],
    ['a promotion', activatePromotion, 'WELCOME50'],
  ] as const)('is refused while %s is held [2.53] [7.21] [7.22]', (_what, activate, code) => {
    const { world, member } = rich();
    activate(world, member, code);
    expect(() => withdraw(world, member, 100)).toThrow('BONUS_CONDITION');
    expect(() => withdrawAll(world, member, 100)).toThrow('BONUS_CONDITION');
  });

  it('of all alone takes what the wallet lacks from the largest games [7.21] [7.22]', () => {
    const { world, member, wallet } = rich();
    setBalance(world, member, 'PG', 300);
    setBalance(world, member, 'JOKER', 500);
    expect(() => withdraw(world, member, 1600)).toThrow('MONEY_NOT_ENOUGH');
    withdrawAll(world, member, 1600);
    expect(wallet()).toBe(0);
    expect(world.ledger.balance(gameAccountOf(member, 'JOKER'))).toBe(0);
    expect(world.ledger.balance(gameAccountOf(member, 'PG'))).toBe(20_000);
    expect(() => withdrawAll(world, member, 200.01)).toThrow('MONEY_NOT_ENOUGH');
  });

  it('of all moves no money when a game fails [7.22]', () => {
    const { world, member, wallet } = rich();
    setBalance(world, member, 'JOKER', 500);
    setBalance(world, member, 'PG', 300);
    world.failingGames.add('PG');
    // The larger game would pay first.
    expect(() => withdrawAll(world, member, 1700)).toThrow('TRANSFER_FAIL');
    expect(wallet()).toBe(100_000);
    expect(world.ledger.balance(gameAccountOf(member, 'PG'))).toBe(satang(30_000));
  });

  it.each([
    ['from the wallet', withdraw],
    ['of all', withdrawAll],
  ])('%s needs a wallet and a bank that pays out [7.21] [7.22] [8.08]', (_what, take) => {
    const { world, member, wallet } = rich();
    member.hasWallet = false;
    expect(() => take(world, member, 100)).toThrow('NO_WALLET');
    member.hasWallet = true;
    member.bankAccount.bankCode = 'GONE';
    expect(() => take(world, member, 100)).toThrow('NO_BANK');
    expect(wallet()).toBe(100_000);
  });

  it('may be the minimum, the maximum, and the whole balance [5.16] [7.21] [9.18]', () => {
    const { world, member, wallet } = rich();
    withdraw(world, member, 100);
    expect(() => withdraw(world, member, 900.01)).toThrow('MONEY_NOT_ENOUGH');
    withdraw(world, member, 900);
    expect(wallet()).toBe(0);
    setBalance(world, member, 'WALLET', 50_000);
    withdraw(world, member, 50_000);
    expect(wallet()).toBe(0);
  });

  it('of the total of wallet and games leaves nothing, and of more moves nothing [7.22]', () => {
    const { world, member, wallet } = rich();
    const inGame = () => world.ledger.balance(gameAccountOf(member, 'PG'));
    setBalance(world, member, 'PG', 300);
    expect(() => withdrawAll(world, member, 1300.01)).toThrow('MONEY_NOT_ENOUGH');
    expect([wallet(), inGame()]).toEqual([100_000, 30_000]);
    withdrawAll(world, member, 1300);
    expect([wallet(), inGame()]).toEqual([0, 0]);
  });

  it('moves back only what the wallet lacks, if anything [7.22]', () => {
    const { world, member } = rich();
    setBalance(world, member, 'PG', 300);
    setBalance(world, member, 'JOKER', 500);
    const lines = () =>
      statementOf(world, member.id)
        .slice(before)
        .map(({ from, amount }) => [from, amount]);
    let before = statementOf(world, member.id).length;
    const movements = world.ledger.movements.length;
    withdrawAll(world, member, 800);
    expect(world.ledger.movements).toHaveLength(movements + 1);
    expect(lines()).toEqual([['WALLET', 80_000]]);
    before += 1;
    withdrawAll(world, member, 700);
    expect(lines()).toEqual([
      ['JOKER', 50_000],
      ['WALLET', 70_000],
    ]);
    expect(world.ledger.balance(gameAccountOf(member, 'PG'))).toBe(30_000);
  });

  it('takes nothing from a game account that is not open [7.22]', () => {
    const { world, member } = rich();
    setBalance(world, member, 'PG', 300);
    const pg = member.games.get('PG');
    if (pg) pg.isActive = false;
    expect(() => withdrawAll(world, member, 1200)).toThrow('MONEY_NOT_ENOUGH');
  });

  it('changes only its own entry, and is no longer pending [4.08]', () => {
    const { world, member, wallet } = rich();
    const first = withdraw(world, member, 200);
    const second = withdraw(world, member, 300);
    endWithdrawal(world, world.withdrawals.get(first.reference)!, 'FAILED');
    expect(statementOf(world, member.id).slice(-2)).toMatchObject([
      { reference: first.reference, status: 'FAILED' },
      { reference: second.reference, status: 'PENDING' },
    ]);
    expect([...world.pendingWithdrawals]).toEqual([second.reference]);
    expect(wallet()).toBe(70_000);
  });

  it('that fails leaves no money in the wallet of a member who is gone', () => {
    const { world, member, wallet } = rich();
    const { reference } = withdraw(world, member, 200);
    removeMember(world, member);
    const closed = world.ledger.balance('outside:closed');
    endWithdrawal(world, world.withdrawals.get(reference)!, 'FAILED');
    expect([wallet(), world.ledger.balance('outside:closed') - closed]).toEqual([0, 20_000]);
  });

  it('that waits for a person does not end by time', () => {
    const { world, member, line } = rich();
    send(world, member, satang(20_000), world.clock.now(), null);
    world.clock.advance(24 * 60 * WITHDRAW_MS);
    runDueJobs(world);
    expect(line()?.status).toBe('PENDING');
  });
});
