import { satang, TRANSFER_MINIMUM, type Satang } from 'contracts/rules';
import type { AmountReading } from '../../lib/amount-text.ts';

/** Why an amount cannot be moved into a game. */
export type MoveRefusal =
  'empty' | 'not-a-number' | 'too-precise' | 'too-large' | 'zero' | 'below-minimum' | 'above-wallet';

/** [2.62] [5.14] [9.17] `available` is null when the wallet's figure is not known to be true: then the server judges. */
export function refuseMove(typed: AmountReading, available: Satang | null): MoveRefusal | null {
  if (!typed.ok) return typed.reason;
  if (typed.satang <= 0) return 'zero';
  if (typed.satang < TRANSFER_MINIMUM) return 'below-minimum';
  return available !== null && typed.satang > available ? 'above-wallet' : null;
}

/**
 * What there would be to play with: the amount typed, or what lies in the game when none is. Play is blocked when it is 0 or
 * less. [2.62]
 */
export function amountToPlay(typed: AmountReading, inGame: Satang): Satang {
  if (typed.ok) return typed.satang;
  return typed.reason === 'empty' ? inGame : satang(0);
}

/** Both fields of the provider's form take exactly so many characters. [2.63] */
export function fitsForm({ username, password }: { username: string; password: string }, length: number) {
  return { username: username.length === length, password: password.length === length };
}
