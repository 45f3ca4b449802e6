import { satang, TRANSFER_MINIMUM, type Satang } from 'contracts/rules';
import type { TypedAmount } from '../../lib/typed-amount.ts';

export type MoveRefusal = 'no-amount' | 'zero' | 'below-minimum' | 'above-wallet';

/** [2.62] [5.14] [9.17] `available` is null when the wallet balance may be outdated: then the server checks. */
export function refuseMove(amount: Satang | null, available: Satang | null): MoveRefusal | null {
  if (amount === null) return 'no-amount';
  if (amount <= 0) return 'zero';
  if (amount < TRANSFER_MINIMUM) return 'below-minimum';
  return available !== null && amount > available ? 'above-wallet' : null;
}

/**
 * The amount available to play with: the typed amount, or the game's balance if none is typed. Play is blocked at 0 or
 * less [2.62], but not for an unknown balance (null), because the game will show it.
 */
export function amountToPlay(
  { text, amount }: Pick<TypedAmount, 'text' | 'amount'>,
  inGame: Satang | null,
): Satang | null {
  return amount ?? (text === '' ? inGame : satang(0));
}

export function fitsForm({ username, password }: { username: string; password: string }, length: number) {
  return { username: username.length === length, password: password.length === length };
}
