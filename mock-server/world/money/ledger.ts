import Type, { type Static } from 'typebox';
import { Text } from 'contracts';
import { bahtFromSatang, MAX_SATANG, satang, type Satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { joinParts, LongList } from '../../engine/long-list.ts';
import { selfSaving, Moment, type SnapshotKind, Stored } from '../../engine/snapshot-kinds.ts';
import { Misuse, Refusal } from '../service/refusal.ts';
import type { Account } from './accounts.ts';
import { BalanceSchema, SatangSchema } from './currency.ts';

export interface Posting {
  account: Account;
  amount: Satang;
}

/** Money that moved between accounts; the postings sum to zero. */
export interface Movement {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  postings: Posting[];
  /** The same as in the receipt and the statement, if there is one. */
  reference?: string;
}

const AccountSchema = Type.Unsafe<Account>(
  // The bank of an account outside has any code that a tester gives it, even none.
  Type.String({ pattern: '^(?:wallet:[^:]+|game:[^:]+:.+|held:[^:]+|outside:[\\s\\S]*)$' }),
);
const LedgerSchema = Stored({
  balances: Type.Array(Type.Tuple([AccountSchema, BalanceSchema])),
  movements: Type.Array(
    Stored({
      id: Type.Integer({ minimum: 1 }),
      at: Moment,
      postings: Type.Array(Stored({ account: AccountSchema, amount: SatangSchema })),
      reference: Type.Optional(Text()),
    }),
  ),
});
type SavedLedger = Static<typeof LedgerSchema>;

const ledgerKind: SnapshotKind<Ledger> = {
  ...selfSaving(LedgerSchema),
  rows: {
    split: (ledger) => Object.entries(ledger.parts()),
    save: (value) => value,
    join: (rows) => {
      const { balances = [], movements = [] } = Object.fromEntries(rows);
      return { balances, movements: joinParts(movements) };
    },
  },
};

/** The ledger of one world: double entry in integer satang, so money is moved and never created. */
export class Ledger {
  readonly #balances = new Map<Account, Satang>();
  readonly #movements = new LongList<Movement>();
  /** The sum of the stored balances, not of the intended postings. */
  #total = 0;
  readonly #belowZero = new Set<Account>();

  get movements(): readonly Movement[] {
    return this.#movements.values;
  }

  balance(account: Account): Satang {
    return this.#balances.get(account) ?? satang(0);
  }

  /**
   * Books all postings or none.
   * @throws Refusal MONEY_NOT_ENOUGH if a member's account would go below zero.
   * @throws Misuse if an account would hold more than the product handles.
   * @throws Error if the postings do not sum to zero: a defect of the rules, not of the member's request.
   */
  post(at: number, postings: readonly Posting[], reference?: string): Movement {
    if (sum(postings.map(({ amount }) => amount)) !== 0) throw new Error('the postings do not sum to zero');
    const after = new Map<Account, Satang>();
    for (const { account, amount } of postings) {
      after.set(account, fitting(account, (after.get(account) ?? this.balance(account)) + amount));
    }
    for (const [account, balance] of after) {
      if (balance < 0 && isOfMember(account)) throw new Refusal('MONEY_NOT_ENOUGH');
    }
    for (const [account, balance] of after) this.#write(account, balance);
    const movement: Movement = {
      id: this.movements.length + 1,
      at,
      postings: postings.map((posting) => ({ ...posting })),
      ...(reference === undefined ? {} : { reference }),
    };
    this.#movements.push(movement);
    return movement;
  }

  /** For rules with several movements: checks the limit before the first one. @throws Misuse */
  assertHolds(account: Account, more: number): void {
    fitting(account, this.balance(account) + more);
  }

  /** Moves a positive amount from one account to another. @throws Refusal MONEY_NOT_ENOUGH */
  move(at: number, from: Account, to: Account, amount: Satang, reference?: string): Movement {
    if (amount <= 0) throw new Error(`not an amount to move: ${amount}`);
    const postings = [
      { account: from, amount: satang(-amount) },
      { account: to, amount },
    ];
    return this.post(at, postings, reference);
  }

  /**
   * Runs after every call, so its cost must not grow with the ledger.
   * @throws Error if money was created or lost, or a member's account is below zero.
   */
  assertBalanced(): void {
    if (this.#total !== 0) throw new Error('the books do not balance');
    for (const account of this.#belowZero) throw new Error(`below zero: ${account}`);
  }

  /** Adds up all movements again. @throws Error if a balance differs from their sum. */
  audit(): void {
    this.assertBalanced();
    const added = new Map<Account, number>();
    for (const { postings } of this.movements) {
      for (const { account, amount } of postings) added.set(account, (added.get(account) ?? 0) + amount);
    }
    for (const account of new Set([...added.keys(), ...this.#balances.keys()])) {
      if (this.balance(account) !== (added.get(account) ?? 0))
        throw new Error(`not what was moved: ${account}`);
    }
  }

  save(): SavedLedger {
    return { balances: [...this.#balances], movements: [...this.movements] };
  }

  parts(): { balances: unknown[]; movements: unknown[] } {
    return { balances: [...this.#balances], movements: this.#movements.parts() };
  }

  load({ balances, movements }: SavedLedger): void {
    for (const [account, balance] of balances) this.#write(account, balance);
    for (const movement of movements) this.#movements.push(movement);
    this.audit();
  }

  #write(account: Account, balance: Satang): void {
    this.#total += balance - this.balance(account);
    this.#balances.set(account, balance);
    if (balance < 0 && isOfMember(account)) this.#belowZero.add(account);
    else this.#belowZero.delete(account);
  }
}

/** Outside accounts mirror all members together, so they may hold more than one member may. */
function fitting(account: Account, balance: number): Satang {
  const most = isOfMember(account) ? MAX_SATANG : Number.MAX_SAFE_INTEGER;
  if (Math.abs(balance) <= most) return balance as Satang;
  throw new Misuse(`an account holds at most ${bahtFromSatang(MAX_SATANG)}`);
}

function isOfMember(account: Account): boolean {
  return !account.startsWith('outside:');
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export interface LedgerState {
  readonly ledger: Ledger;
}

export const ledgerSlice: Slice<LedgerState> = {
  create: () => ({ ledger: new Ledger() }),
  kinds: { ledger: ledgerKind },
};
