import { satang, TRANSFER_MINIMUM, type Satang } from 'contracts/rules';
import type { TypedAmount } from '../../lib/typed-amount.ts';

/** Why an amount cannot be moved into a game. */
export type MoveRefusal = 'no-amount' | 'zero' | 'below-minimum' | 'above-wallet';

/** [2.62] [5.14] [9.17] `available` is null when the wallet's figure is not known to be true: then the server judges. */
export function refuseMove(amount: Satang | null, available: Satang | null): MoveRefusal | null {
  if (amount === null) return 'no-amount';
  if (amount <= 0) return 'zero';
  if (amount < TRANSFER_MINIMUM) return 'below-minimum';
  return available !== null && amount > available ? 'above-wallet' : null;
}

/**
 * What there would be to play with: the amount typed, or what lies in the game when none is. Play is blocked when it is 0 or
 * less [2.62], and not when nobody knows it (null): the game will show it.
 */
export function amountToPlay(
  { text, amount }: Pick<TypedAmount, 'text' | 'amount'>,
  inGame: Satang | null,
): Satang | null {
  return amount ?? (text === '' ? inGame : satang(0));
}

/** Both fields of the provider's form take exactly so many characters. [2.63] */
export function fitsForm({ username, password }: { username: string; password: string }, length: number) {
  return { username: username.length === length, password: password.length === length };
}
