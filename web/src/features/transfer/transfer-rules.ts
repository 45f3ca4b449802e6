import { type Satang, TRANSFER_MINIMUM, WALLET } from 'contracts/rules';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';

/** The wallet or a game, as source or destination. */
export interface Account {
  code: string;
  /** null for the wallet, whose name is translated. */
  name: string | null;
  /** In the wallet's currency for every game, because transfers use it [3.09]; null when unknown. */
  balance: Satang | null;
  /** Whether the balance is current; otherwise only the server checks whether it is enough. (W9) */
  isSure: boolean;
}

export function accountsOf({ balance, gameAccounts }: Wallet, isOld = false): Account[] {
  const games = gameAccounts.filter(({ isActive }) => isActive);
  return [
    { code: WALLET, name: null, balance, isSure: !isOld },
    ...games.map(({ code, name, value, isUnread }) => ({
      code,
      name,
      balance: value,
      isSure: !isOld && !isUnread,
    })),
  ];
}

export function filledGames(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ code, balance }) => code !== WALLET && (balance === null || balance > 0));
}

export type TransferRefusal =
  | 'choose-from'
  | 'choose-to'
  | 'same-place'
  | 'no-amount'
  | 'below-minimum'
  | 'not-enough';

/** The first error in the order of the form. [5.12]–[5.14] */
export function refuseTransfer(
  from: Account | undefined,
  to: Account | undefined,
  amount: Satang | null,
): TransferRefusal | null {
  if (!from) return 'choose-from';
  if (!to) return 'choose-to';
  if (from.code === to.code) return 'same-place';
  if (amount === null) return 'no-amount';
  if (amount < TRANSFER_MINIMUM) return 'below-minimum';
  if (from.isSure && from.balance !== null && amount > from.balance) return 'not-enough';
  return null;
}

/**
 * Default accounts of a transfer; the spec shows no default. [5.12] From the wallet to a game or, if the wallet is
 * empty, from the game with the highest balance to the wallet.
 */
export function firstAccounts(accounts: readonly Account[]): { from: string; to: string } {
  const wallet = accounts.find(({ code }) => code === WALLET);
  const [richest] = filledGames(accounts).toSorted((one, other) => (other.balance ?? 0) - (one.balance ?? 0));
  return wallet?.balance === 0 && richest ? { from: richest.code, to: WALLET } : { from: WALLET, to: '' };
}
