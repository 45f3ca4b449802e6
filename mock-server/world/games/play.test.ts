import { bahtFromSatang, MAX_SATANG, satangFromBaht } from 'contracts/rules';
import { expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { gameAccountOf } from '../money/accounts.ts';
import { playsOf } from '../rewards/play-totals.ts';
import { setBalance } from '../wallet/set-balance.ts';
import { play } from './play.ts';

function playing(baht: number) {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  setBalance(world, member, 'PG', baht);
  const round = (stake: number, outcome: 'win' | 'lose') =>
    play(world, member, { code: 'PG', stake: satangFromBaht(stake), outcome });
  const balance = () => world.ledger.balance(gameAccountOf(member, 'PG'));
  return { world, member, round, balance };
}

it('a round takes its stake or adds as much, and is counted [7.14]', () => {
  const { world, member, round, balance } = playing(100);
  round(30, 'lose');
  expect(balance()).toBe(7_000);
  round(50, 'win');
  expect(balance()).toBe(12_000);
  expect(playsOf(world, member)).toEqual({ staked: 8_000, won: 5_000, lost: 3_000 });
  expect(world.ledger.balance('outside:PG')).toBe(-2_000);
});

it('a stake above the balance is refused, whatever its outcome [8.08]', () => {
  const { world, member, round, balance } = playing(10);
  for (const outcome of ['win', 'lose'] as const)
    expect(() => round(10.01, outcome)).toThrow('MONEY_NOT_ENOUGH');
  expect([balance(), playsOf(world, member).staked]).toEqual([1_000, 0]);
});

it('a win that the account cannot hold takes no stake', () => {
  const { round, balance } = playing(bahtFromSatang(MAX_SATANG));
  expect(() => round(1, 'win')).toThrow('at most');
  expect(balance()).toBe(MAX_SATANG);
});
