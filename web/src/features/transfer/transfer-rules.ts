import { type Satang, TRANSFER_MINIMUM, WALLET } from 'contracts/rules';
import type { Wallet } from '../../shared/wallet/wallet-state.ts';

/** An account that holds money: the wallet, or an opened game. */
export interface Account {
  /** WALLET or the code of a game. [7.19] */
  code: string;
  /** null for the wallet, which is named in the member's language. */
  name: string | null;
  /** In the wallet's currency, whatever the game counts in: transfers are made in it [3.09]; null when it is not known. */
  balance: Satang | null;
  /** Whether the balance was true at the last reading; otherwise the server alone judges what is enough. (W9) */
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

/** The games from which there is something to bring back, or may be. [7.20] */
export function filledGames(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ code, balance }) => code !== WALLET && (balance === null || balance > 0));
}

/** Why a transfer cannot be sent. */
export type TransferRefusal =
  'choose-from' | 'choose-to' | 'same-place' | 'no-amount' | 'below-minimum' | 'not-enough';

/** The first thing that is wrong with a transfer, from top to bottom of the form; null when nothing is. [5.12]–[5.14] */
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
 * Where a transfer starts from when nobody has chosen yet; the spec shows no default. [5.12] From the wallet into a game,
 * or, when the wallet is empty, back from the game that holds most.
 */
export function firstAccounts(accounts: readonly Account[]): { from: string; to: string } {
  const wallet = accounts.find(({ code }) => code === WALLET);
  const [richest] = filledGames(accounts).toSorted((one, other) => (other.balance ?? 0) - (one.balance ?? 0));
  return wallet?.balance === 0 && richest ? { from: richest.code, to: WALLET } : { from: WALLET, to: '' };
}
