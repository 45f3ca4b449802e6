import { satang, type Satang, sumOf } from 'contracts/rules';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';

export interface WithdrawLimits {
  minimum: Satang;
  maximum: Satang;
}

export type WithdrawRefusal = 'no-amount' | 'below-minimum' | 'above-maximum' | 'not-enough';

/** `available` is null when the balances may be outdated: then the server checks whether it is enough. [5.16] [5.17] (W9) */
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

/** Largest possible withdrawal: wallet and games, up to the limit [7.22]; null when unknown. */
export function mostToWithdraw({ total }: Wallet, { maximum }: WithdrawLimits): Satang | null {
  if (total === null) return null;
  return satang(Math.max(0, Math.min(total, maximum)));
}

/**
 * Balances after the withdrawal: the wallet pays first, the games pay the rest. [7.22] null unless both balances are
 * known, and neither is a debt.
 */
export function afterWithdraw(
  { balance, inGames }: Wallet,
  amount: Satang,
): { wallet: Satang | null; games: Satang | null } {
  if (balance === null || inGames === null || balance < 0 || inGames < 0)
    return { wallet: null, games: null };
  const lack = satang(Math.max(0, amount - balance));
  return { wallet: satang(Math.max(0, balance - amount)), games: sumOf([inGames, satang(-lack)]) };
}

/** What the games pay of a withdrawal; 0 also when that is unknown, or more than there is. [7.22] */
export function fromGames(wallet: Wallet, amount: Satang): Satang {
  const { games } = afterWithdraw(wallet, amount);
  return games === null || games < 0 || wallet.inGames === null ? satang(0) : satang(wallet.inGames - games);
}
