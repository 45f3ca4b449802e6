import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { GameAccount, Wallet } from '../../shared/wallet/wallet-reply.ts';
import { accountsOf, type Account, filledGames, firstAccounts, refuseTransfer } from './transfer-rules.ts';

const account = (code: string, balance: number | null, isSure = true): Account => ({
  code,
  name: code === 'WALLET' ? null : `Game ${code}`,
  balance: balance === null ? null : satang(balance),
  isSure,
});
const wallet = account('WALLET', 10_000);
const pg = account('PG', 5_000);

describe('a transfer', () => {
  it.each<
    [from: Account | undefined, to: Account | undefined, amount: number | null, refusal: string | null]
  >([
    [undefined, undefined, 100, 'choose-from'],
    [undefined, pg, 100, 'choose-from'],
    [wallet, undefined, 100, 'choose-to'],
    [pg, pg, 100, 'same-place'],
    [pg, pg, null, 'same-place'],
    [undefined, pg, null, 'choose-from'],
    [wallet, undefined, null, 'choose-to'],
    [pg, account('PG', 0), 100, 'same-place'],
    [pg, account('JOKER', 5_000), 100, null],
    [wallet, pg, null, 'no-amount'],
    [wallet, pg, 0, 'below-minimum'],
    [wallet, pg, 99, 'below-minimum'],
    [pg, wallet, 99, 'below-minimum'],
    [wallet, pg, 100, null],
    [wallet, pg, 10_000, null],
    [wallet, pg, 10_001, 'not-enough'],
    // Only the server knows these balances. (W9)
    [account('PG', 5_000, false), wallet, 5_001, null],
    [account('PG', null), wallet, 5_001, null],
  ])('from %j to %j of %s is refused as %s [5.12] [5.13] [5.14]', (from, to, amount, refusal) => {
    expect(refuseTransfer(from, to, amount === null ? null : satang(amount))).toBe(refusal);
  });

  it('starts at the wallet, or at the richest game where the wallet is empty [5.12]', () => {
    const games = [
      account('A', 0),
      account('B', 100),
      account('C', 300),
      account('D', null),
      account('E', 200),
    ];
    expect(firstAccounts([wallet, ...games])).toEqual({ from: 'WALLET', to: '' });
    expect(firstAccounts([account('WALLET', 0), ...games])).toEqual({ from: 'C', to: 'WALLET' });
    expect(firstAccounts([account('WALLET', null), ...games])).toEqual({ from: 'WALLET', to: '' });
    expect(firstAccounts([account('WALLET', 0), account('A', 0)])).toEqual({ from: 'WALLET', to: '' });
  });
});

describe('the accounts of a transfer', () => {
  const game = (code: string, more: Partial<GameAccount>) =>
    ({
      code,
      name: `Game ${code}`,
      isActive: true,
      value: satang(5_000),
      isUnread: false,
      ...more,
    }) as GameAccount;
  const gameAccounts = [game('PG', {}), game('JOKER', { isActive: false }), game('IMI', { isUnread: true })];
  const own = { balance: satang(10_000), gameAccounts } as unknown as Wallet;

  it('are the wallet and the open games, each with the age of its balance (W9) [1.09]', () => {
    expect(accountsOf(own)).toEqual([wallet, pg, account('IMI', 5_000, false)]);
    expect(accountsOf(own, true).map(({ isSure }) => isSure)).toEqual([false, false, false]);
  });

  it('to bring back from are the games with money or an unknown balance [7.20]', () => {
    const [some, none, unknown] = [account('A', 1), account('B', 0), account('C', null)];
    expect(filledGames([wallet, some, none, unknown])).toEqual([some, unknown]);
  });
});
