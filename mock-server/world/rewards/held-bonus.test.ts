import { satang, satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { activateBonus, bonusGrantsOf } from './bonuses.ts';
import { clearBonus, heldBonusOf } from './held-bonus.ts';
import { play } from '../games/play.ts';
import { walletOf } from '../money/accounts.ts';
import { statementOf } from '../money/statement.ts';
import { setBalance } from '../wallet/set-balance.ts';
import { withdraw } from '../wallet/withdrawals.ts';

function given(offer: { amount?: number; turnoverTimes?: number; percentFail?: number } = {}) {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const [bonus] = world.bonuses;
  if (!bonus) throw new Error('world.offers: no bonus is on offer');
  const { amount = 10_000, ...terms } = offer;
  Object.assign(bonus, terms, { amount: { THB: satang(amount), LAK: satang(amount) } });
  return {
    world,
    member,
    wallet: () => world.ledger.balance(walletOf(member)),
    line: () => statementOf(world, member.id).at(-1),
    activate: () => activateBonus(world, member, bonus.code),
    lose: (baht: number) => play(world, member, { code: 'PG', stake: satangFromBaht(baht), outcome: 'lose' }),
  };
}

describe('a held bonus', () => {
  it.each([
    [5730, 1.1, 6303],
    [5730, 1.15, 6590],
    [1, 1.5, 2],
    [100_000_000_000, 1000, 1_000_000_000_000],
  ])('of %d satang at %d times needs a stake of %d satang [9.40]', (amount, turnoverTimes, at) => {
    const { world, member, activate } = given({ amount, turnoverTimes });
    activate();
    expect(heldBonusOf(world, member)?.playedOutAt).toBe(at);
  });

  it.each([
    ['without a turnover', { turnoverTimes: 0 }, 110_000],
    ['of 0', { amount: 0 }, 100_000],
  ])('%s is credited and leaves nothing to play', (_, offer, balance) => {
    const { world, member, wallet, line, activate } = given(offer);
    expect(activate().receivedAt).toHaveLength(1);
    expect(wallet()).toBe(balance);
    expect(line()).toMatchObject({ statementType: 'bonus', amount: balance - 100_000 });
    expect(heldBonusOf(world, member)).toBeNull();
    expect(() => withdraw(world, member, 100)).not.toThrow();
  });

  it('counts as played out below the minimum balance [7.32]', () => {
    const { world, member, line, activate, lose } = given();
    activate();
    setBalance(world, member, 'WALLET', 2);
    setBalance(world, member, 'PG', 13);
    lose(10);
    expect(heldBonusOf(world, member)).not.toBeNull();
    lose(0.01);
    expect(heldBonusOf(world, member)).toBeNull();
    expect(line()).toMatchObject({ statementType: 'finish_bonus', amount: 0 });
  });

  it('has its rules in baht, and for a member with kip at the rate of the offers', () => {
    const { world, member, activate, lose } = given();
    member.currency = 'LAK';
    world.bonusRules.clearMaximum = satangFromBaht(5);
    activate();
    setBalance(world, member, 'WALLET', 3_000.01);
    expect(() => clearBonus(world, member)).toThrow('BONUS_CONDITION');
    setBalance(world, member, 'WALLET', 0);
    setBalance(world, member, 'PG', 3_010);
    lose(10);
    expect(heldBonusOf(world, member)).not.toBeNull();
    lose(0.01);
    expect(heldBonusOf(world, member)).toBeNull();
  });

  it('in kip is ended up to the largest balance that the rules allow', () => {
    const { world, member, activate } = given();
    member.currency = 'LAK';
    world.bonusRules.clearMaximum = satangFromBaht(5);
    activate();
    setBalance(world, member, 'WALLET', 3_000);
    clearBonus(world, member);
    expect(heldBonusOf(world, member)).toBeNull();
  });

  it('cannot be ended while its share is in a game [4.07] [7.33] [8.05]', () => {
    const { world, member, wallet, activate } = given();
    activate();
    setBalance(world, member, 'WALLET', 49.99);
    setBalance(world, member, 'PG', 1);
    expect(() => clearBonus(world, member)).toThrow('BONUS_CONDITION');
    expect(wallet()).toBe(4999);
    setBalance(world, member, 'WALLET', 50);
    clearBonus(world, member);
    expect(wallet()).toBe(0);
    expect(world.ledger.balance(`game:${member.id}:PG`)).toBe(100);
  });

  it('costs its exact percentage when ended early [2.72] [7.33]', () => {
    const { world, member, wallet, activate } = given({ percentFail: 1.13 });
    activate();
    clearBonus(world, member);
    expect(wallet()).toBe(110_000 - 113);
  });

  it('has a statement entry when it begins and when it ends [3.18]', () => {
    const { world, member, line, activate } = given();
    activate();
    expect(line()).toMatchObject({ status: 'SUCCESS', from: 'BONUS', to: 'WALLET' });
    const links = line()?.links;
    clearBonus(world, member);
    expect(line()).toMatchObject({
      statementType: 'finish_bonus',
      status: 'SUCCESS',
      amount: 5_000,
      from: 'WALLET',
      to: 'BONUS',
      links,
    });
    expect(links?.bonus).toMatch(/โบนัส/);
  });

  it('leaves no trace when its money cannot be credited', () => {
    const { world, member, activate } = given();
    setBalance(world, member, 'WALLET', 9_999_999_999);
    const before = statementOf(world, member.id).length;
    expect(activate).toThrow(RangeError);
    expect(bonusGrantsOf(world, member, 'WELCOME100')).toBeNull();
    expect(heldBonusOf(world, member)).toBeNull();
    expect(statementOf(world, member.id)).toHaveLength(before);
  });
});
