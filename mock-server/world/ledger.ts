import { satang, type Satang } from 'contracts/rules';
import { Refusal } from './refusal.ts';

/**
 * Accounts are named by text. Those of members (`wallet:{member}`, `game:{member}:{code}`) never go below zero;
 * those outside (`outside:…`: the banks, the game providers) mirror them and may.
 */
export type Account = `wallet:${string}` | `game:${string}:${string}` | `outside:${string}`;

export interface Posting {
  account: Account;
  amount: Satang;
}

export interface Movement {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  postings: readonly Posting[];
}

/** The books of one world: double entry in integer satang, so money is moved and never made. */
export class Ledger {
  readonly #balances = new Map<Account, Satang>();
  readonly #movements: Movement[] = [];

  get movements(): readonly Movement[] {
    return this.#movements;
  }

  balance(account: Account): Satang {
    return this.#balances.get(account) ?? satang(0);
  }

  /**
   * Books all postings or none.
   * @throws Refusal MONEY_NOT_ENOUGH when a member's account would go below zero.
   * @throws Error when the postings do not sum to zero: a fault in the rules, not in the member's request.
   */
  post(at: number, postings: readonly Posting[]): Movement {
    if (sum(postings.map(({ amount }) => amount)) !== 0) throw new Error('the postings do not sum to zero');
    const after = new Map<Account, Satang>();
    for (const { account, amount } of postings) {
      after.set(account, satang((after.get(account) ?? this.balance(account)) + amount));
    }
    for (const [account, balance] of after) {
      if (balance < 0 && isOfMember(account)) throw new Refusal('MONEY_NOT_ENOUGH');
    }
    for (const [account, balance] of after) this.#balances.set(account, balance);
    const movement = { id: this.#movements.length + 1, at, postings };
    this.#movements.push(movement);
    return movement;
  }

  /** Moves a positive amount from one account to another. @throws Refusal MONEY_NOT_ENOUGH */
  move(at: number, from: Account, to: Account, amount: Satang): Movement {
    if (amount <= 0) throw new Error(`not an amount to move: ${amount}`);
    return this.post(at, [
      { account: from, amount: satang(-amount) },
      { account: to, amount },
    ]);
  }

  /** @throws Error when money was made or lost, or a member's account is below zero. Asked after every call. */
  assertBalanced(): void {
    if (sum([...this.#balances.values()]) !== 0) throw new Error('the books do not balance');
    for (const [account, balance] of this.#balances) {
      if (balance < 0 && isOfMember(account)) throw new Error(`below zero: ${account}`);
    }
  }
}

function isOfMember(account: Account): boolean {
  return !account.startsWith('outside:');
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
