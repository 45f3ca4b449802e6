/**
 * Accounts are named by text. Those of members (`wallet:{member}`, `game:{member}:{code}`, and `held:{member}` for money
 * on its way) never go below zero; those outside (`outside:…`: the banks, the game providers) mirror them and may.
 */
export type Account =
  `wallet:${string}` | `game:${string}:${string}` | `held:${string}` | `outside:${string}`;

/** The wallet as calls and the statement name it. [7.19] */
export const WALLET = 'WALLET';

interface Owner {
  id: string;
}

export function walletOf({ id }: Owner): Account {
  return `wallet:${id}`;
}

export function gameAccountOf({ id }: Owner, code: string): Account {
  return `game:${id}:${code}`;
}

/** Money of a member that is on its way. */
export function heldAccountOf({ id }: Owner): Account {
  return `held:${id}`;
}

/** Whose account it is, or null for one outside. */
export function ownerOf(account: Account): string | null {
  return account.startsWith('outside:') ? null : (account.split(':')[1] ?? null);
}
