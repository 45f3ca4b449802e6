import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { setBalance } from './set-balance.ts';
import { refreshGames } from '../games/games.ts';
import { gameAccountOf, walletOf } from '../money/accounts.ts';

describe('setting a balance', () => {
  it('moves the wallet to the amount, and the books balance', () => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    for (const baht of [2500.75, 0, 0, 999_999_999.99]) {
      setBalance(world, member, 'WALLET', baht);
      expect(world.ledger.balance(walletOf(member))).toBe(satangFromBaht(baht));
      world.ledger.assertBalanced();
    }
    const { length } = world.ledger.movements;
    setBalance(world, member, 'WALLET', 999_999_999.99);
    expect(world.ledger.movements).toHaveLength(length);
  });

  it('opens a game account that shows after a refresh [7.14]', () => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    setBalance(world, member, 'PG', 55.5);
    expect(world.ledger.balance(gameAccountOf(member, 'PG'))).toBe(5550);
    expect(member.games.get('PG')).toMatchObject({ isActive: true, shown: 0 });
    refreshGames(world, member);
    expect(member.games.get('PG')?.shown).toBe(5550);
  });

  it('refuses unknown accounts and invalid amounts', () => {
    const world = madeWorld('a member with money');
    expect(() => setBalance(world, onlyMember(world), 'NOPE', 1)).toThrow(
      new RangeError('no account is called "NOPE"'),
    );
    expect(() => setBalance(world, onlyMember(world), 'WALLET', 1.005)).toThrow(RangeError);
    expect(onlyMember(world).games.size).toBe(0);
  });
});
