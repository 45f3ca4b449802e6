import { type Satang, WALLET } from 'contracts/rules';
import type { StatementRow } from './statement-rows.ts';
import type { Wallet } from './wallet-reply.ts';

/** By account, in satang; null for one that could not be read. */
export type Balances = Readonly<Record<string, number | null>>;

/** Checks stored balances. */
export function isBalances(value: unknown): value is Balances {
  const isBalance = (balance: unknown) => balance === null || Number.isSafeInteger(balance);
  return typeof value === 'object' && value !== null && Object.values(value).every(isBalance);
}

/** null when that of the wallet is unknown. One from an earlier reading proves nothing, and counts as not read. */
export function balancesOf({ balance, gameAccounts, isGameMissing }: Wallet): Balances | null {
  if (balance === null) return null;
  const read = gameAccounts
    .filter(({ isActive, value }) => isActive || value === null)
    .map(({ code, value, isUnread }): [string, Satang | null] => [code, isUnread ? null : value]);
  // Its money is in a game that has no name.
  return Object.fromEntries([[WALLET, balance], ...read, ...(isGameMissing ? [['', null]] : [])]) as Balances;
}

/** Whether all of them could be read. */
export const areWhole = (balances: Balances): boolean => !Object.values(balances).includes(null);

/** In satang; NaN, which equals nothing, while one of them is unknown. */
export const sumOfBalances = (balances: Balances): number =>
  Object.values(balances).reduce<number>((total, balance) => total + (balance ?? NaN), 0);

export const areSame = (before: Balances, now: Balances): boolean =>
  Object.keys({ ...before, ...now }).every((code) => before[code] === now[code]);

/** Without games that are no longer listed: nothing can be said of them, and the other account of an order tells of it. */
export const listedIn = (before: Balances, now: Balances): Balances =>
  Object.fromEntries(Object.entries(before).filter(([code]) => Object.hasOwn(now, code)));

/** Whether entries say all that has changed. Money that is on its way has left its account, and has not arrived. */
export const areExplained = (before: Balances, now: Balances, entries: readonly StatementRow[]): boolean =>
  Object.keys({ ...before, ...now }).every((code) => {
    const told = entries.reduce((sum, { from, to, status, amount }) => {
      const left = from === code && status !== 'failed' ? amount : 0;
      const came = to === code && status === 'success' ? amount : 0;
      return sum + (came ?? NaN) - (left ?? NaN);
    }, 0);
    return (now[code] ?? 0) - (before[code] ?? 0) === told;
  });
