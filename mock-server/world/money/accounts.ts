/**
 * Account names. Accounts of members (`wallet:{member}`, `game:{member}:{code}`, and `held:{member}` for money
 * on its way) never go below zero; those outside (`outside:…`: the banks, the game providers) mirror them and may.
 */
export type Account =
  | `wallet:${string}`
  | `game:${string}:${string}`
  | `held:${string}`
  | `outside:${string}`;

/** Where the money of removed members is. */
export const CLOSED = 'outside:closed' satisfies Account;

interface Owner {
  id: string;
}

/** The ledger account of a member's money outside games. */
export function walletOf({ id }: Owner): Account {
  return `wallet:${id}`;
}

/** The ledger account of a member's money at one provider. */
export function gameAccountOf({ id }: Owner, code: string): Account {
  return `game:${id}:${code}`;
}

/** Holds the money of a transfer that a provider fails, until it is back in its account. [8.08] */
export function heldAccountOf({ id }: Owner): Account {
  return `held:${id}`;
}

/** The member who owns an account, or null for one outside. */
export function ownerOf(account: Account): string | null {
  return account.startsWith('outside:') ? null : (account.split(':')[1] ?? null);
}
