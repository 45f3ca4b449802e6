import { satang, type Satang, sumOf } from 'contracts/rules';
import type { Wallet } from '../../shared/wallet/wallet-state.ts';

/** Smallest and largest withdrawal, from the server. [3.07] [9.18] */
export interface WithdrawLimits {
  minimum: Satang;
  maximum: Satang;
}

/** Why a withdrawal cannot be sent. */
export type WithdrawRefusal = 'no-amount' | 'below-minimum' | 'above-maximum' | 'not-enough';

/**
 * The first thing that is wrong with an amount; null when nothing is. [5.16] [5.17] `available` is null when the figures may
 * be old: then the server judges whether it is enough. (W9)
 */
export function refuseWithdraw(
  amount: Satang | null,
  { minimum, maximum }: WithdrawLimits,
  available: Satang | null,
): WithdrawRefusal | null {
  if (amount === null || amount <= 0) return 'no-amount';
  if (amount < minimum) return 'below-minimum';
  if (amount > maximum) return 'above-maximum';
  if (available !== null && amount > available) return 'not-enough';
  return null;
}

/** What can go out at once: everything, the games' money too, up to the limit [7.22]; null when that is not known. */
export function mostToWithdraw({ total }: Wallet, { maximum }: WithdrawLimits): Satang | null {
  if (total === null) return null;
  return satang(Math.max(0, Math.min(total, maximum)));
}

/** What stays where: the wallet pays first, the games what it lacks. [7.22] Without both balances nobody knows. */
export function afterWithdraw(
  { balance, inGames }: Wallet,
  amount: Satang,
): { wallet: Satang | null; games: Satang | null } {
  if (balance === null || inGames === null) return { wallet: null, games: null };
  const fromGames = Math.max(0, amount - balance);
  return { wallet: satang(Math.max(0, balance - amount)), games: sumOf([inGames, satang(-fromGames)]) };
}
