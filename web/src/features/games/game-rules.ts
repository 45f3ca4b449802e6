import { satang, TRANSFER_MINIMUM, type Satang } from 'contracts/rules';
import type { TypedAmount } from '../../lib/typed-amount.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import type { WalletState } from '../../shared/wallet/wallet-state.ts';
import type { Credentials } from './credentials-state.ts';
import { loginOf } from './provider-login.ts';

type Typed = Pick<TypedAmount, 'text' | 'amount'>;

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
export function amountToPlay({ text, amount }: Typed, inGame: Satang | null): Satang | null {
  return amount ?? (text === '' ? inGame : satang(0));
}

export function fitsForm({ username, password }: { username: string; password: string }, length: number) {
  return { username: username.length === length, password: password.length === length };
}

export type PlayOptions = ReturnType<typeof playOptions>;

/** What a member can do with a game, and with the typed amount. */
export function playOptions(
  account: GameAccount,
  credentials: Credentials | null,
  wallet: WalletState,
  input: Typed,
  opensGames: boolean,
) {
  const login = loginOf(account.code);
  const amount = input.amount !== null && input.amount > 0 ? input.amount : null;
  // The login by page only opens it, and sends no request.
  const needsLogin = login.way !== 'page';
  const isOnWeb = login.way === 'name' || login.way === 'name-and-password' || account.links.web !== null;
  const isCurrent = wallet.status === 'ready' && !wallet.isOld;
  const available = isCurrent ? wallet.wallet.balance : null;
  const toPlay = amountToPlay(input, isCurrent && !account.isUnread ? account.value : null);
  const hasLogin =
    credentials !== null &&
    (login.way !== 'form' || Object.values(fitsForm(credentials, login.length)).every(Boolean));
  return {
    needsLogin,
    isOnWeb,
    canPlay: opensGames && isOnWeb,
    // No money moves into a game that the member may be unable to enter.
    isAdmitted: (!needsLogin && amount === null) || hasLogin,
    // Where no game opens, no login is read: the member plays elsewhere.
    takesMoney: hasLogin || !opensGames,
    available,
    refusal: refuseMove(input.amount, available),
    amount,
    toPlay,
    isBlocked: toPlay !== null && toPlay <= 0,
  };
}
