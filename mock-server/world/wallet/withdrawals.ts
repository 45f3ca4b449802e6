import Type, { type Static } from 'typebox';
import { Nullable, OneOf } from 'contracts';
import { satang, satangFromBaht, type Satang, WALLET } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, setOf, Stored } from '../../engine/snapshot-kinds.ts';
import { isBank } from '../members/banks.ts';
import type { Member, MembersState } from '../members/members.ts';
import { CLOSED, gameAccountOf, walletOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { SatangSchema } from '../money/currency.ts';
import type { LedgerState } from '../money/ledger.ts';
import { newReference, type Receipt } from '../money/receipt.ts';
import { addStatement, changeStatus } from '../money/statement.ts';
import { assertMayWithdraw, type HeldBonusState } from '../rewards/held-bonus.ts';
import { Refusal } from '../service/refusal.ts';
import { isDue } from '../service/service-time.ts';
import { gather, type TransferWorld } from './transfers.ts';
import type { WithdrawLimitsState } from './withdraw-limits.ts';

/** Money on its way from the wallet to the member's bank. [4.08] */
const WithdrawalSchema = Stored({
  reference: Type.String(),
  memberId: Type.String(),
  amount: SatangSchema,
  bankCode: Type.String(),
  at: Moment,
  /** When the bank reports it done; null if it waits for QA. */
  dueAt: Nullable(Moment),
  status: OneOf(['PENDING', 'SUCCESS', 'FAILED']),
});
export type Withdrawal = Static<typeof WithdrawalSchema>;

export interface WithdrawalsState {
  readonly withdrawals: Map<string, Withdrawal>;
  readonly pendingWithdrawals: Set<string>;
}

export const withdrawalsSlice: Slice<WithdrawalsState> = {
  create: () => ({ withdrawals: new Map(), pendingWithdrawals: new Set() }),
  kinds: { withdrawals: mapOf(WithdrawalSchema), pendingWithdrawals: setOf(Type.String()) },
};

type CheckingWorld = WithdrawLimitsState & HeldBonusState & LedgerState;
type WithdrawalBooks = WithdrawalsState & Books;

/** How long the bank takes: the spec gives about a minute for deposits, and a withdrawal takes at least as long. [9.36] */
export const WITHDRAW_MS = 60_000;

/**
 * Takes money out of the wallet; it is pending until the bank reports. [7.21]
 * @throws Refusal NO_WALLET, NO_BANK, TRANSFER_MINIMUM (too little and too much), MONEY_NOT_ENOUGH, BONUS_CONDITION
 */
export function withdraw(world: CheckingWorld & WithdrawalBooks, member: Member, baht: number): Receipt {
  return send(world, member, checkedAmount(world, member, baht));
}

/**
 * Withdraws, and first moves what the wallet lacks back from the games, the largest first. [7.22]
 * @throws Refusal as `withdraw`, and TRANSFER_FAIL if a game's provider fails; then nothing moves.
 */
export function withdrawAll(
  world: CheckingWorld & WithdrawalBooks & TransferWorld,
  member: Member,
  baht: number,
): Receipt {
  const amount = checkedAmount(world, member, baht);
  // Before any money is gathered.
  world.ledger.assertHolds(`held:${member.id}`, amount);
  let lacks = Math.max(0, amount - world.ledger.balance(walletOf(member)));
  const sources = [];
  for (const { account, balance } of gamesByBalance(world, member)) {
    if (lacks === 0) break;
    const taken = Math.min(lacks, balance);
    lacks -= taken;
    sources.push({ account, amount: satang(taken) });
  }
  if (lacks > 0) throw new Refusal('MONEY_NOT_ENOUGH');
  if (sources.length > 0) gather(world, member, sources, WALLET);
  return send(world, member, amount);
}

/**
 * The bank has paid, or returns the money: to where that of a removed member is, for a wallet that nobody has would hold it forever.
 * @throws Error if it has already ended.
 */
export function endWithdrawal(
  world: WithdrawalBooks & Pick<MembersState, 'members'>,
  withdrawal: Withdrawal,
  status: 'SUCCESS' | 'FAILED',
): void {
  if (withdrawal.status !== 'PENDING') throw new Error(`the withdrawal is ${withdrawal.status} already`);
  const { memberId, bankCode, amount, reference } = withdrawal;
  const owner = world.members.get(memberId);
  const target = status === 'SUCCESS' ? (`outside:${bankCode}` as const) : owner ? walletOf(owner) : CLOSED;
  world.ledger.move(world.clock.now(), `held:${memberId}`, target, amount, reference);
  withdrawal.status = status;
  world.pendingWithdrawals.delete(reference);
  changeStatus(world, memberId, (entry) => isOf(entry, withdrawal), status);
}

/** @throws Error if a snapshot lets a withdrawal wait that could not end: no call could get past it. */
export function assertPayable({
  withdrawals,
  pendingWithdrawals,
  ledger,
}: WithdrawalsState & LedgerState): void {
  const waiting = new Map<string, number>();
  for (const reference of pendingWithdrawals) {
    const withdrawal = withdrawals.get(reference);
    if (withdrawal?.reference !== reference || withdrawal.status !== 'PENDING' || withdrawal.amount <= 0)
      throw new Error(`pendingWithdrawals has ${reference}, which is no pending withdrawal`);
    const { memberId, amount } = withdrawal;
    waiting.set(memberId, (waiting.get(memberId) ?? 0) + amount);
  }
  for (const [id, amount] of waiting)
    if (amount > ledger.balance(`held:${id}`))
      throw new Error(`the ledger holds less for the member ${id} than the pending withdrawals`);
}

/** Pays out the withdrawals whose time has come; `now` in ms since 1970. */
export function endDueWithdrawals(world: Parameters<typeof endWithdrawal>[0], now: number): boolean {
  let wasDue = false;
  for (const reference of world.pendingWithdrawals) {
    const withdrawal = world.withdrawals.get(reference);
    if (withdrawal && withdrawal.dueAt !== null && isDue(withdrawal.at, withdrawal.dueAt, now)) {
      endWithdrawal(world, withdrawal, 'SUCCESS');
      wasDue = true;
    }
  }
  return wasDue;
}

/** `dueAt` null lets the withdrawal wait for QA. */
export function send(
  world: WithdrawalBooks,
  member: Member,
  amount: Satang,
  at = world.clock.now(),
  dueAt: number | null = at + WITHDRAW_MS,
): Receipt {
  const reference = newReference(world);
  const { bankCode } = member.bankAccount;
  world.ledger.move(at, walletOf(member), `held:${member.id}`, amount, reference);
  world.withdrawals.set(reference, {
    reference,
    memberId: member.id,
    amount,
    bankCode,
    at,
    dueAt,
    status: 'PENDING',
  });
  world.pendingWithdrawals.add(reference);
  addStatement(world, {
    memberId: member.id,
    statementType: 'withdraw',
    status: 'PENDING',
    amount,
    from: WALLET,
    to: bankCode,
    at,
    reference,
  });
  return { reference, amount, at };
}

function checkedAmount(world: CheckingWorld, member: Member, baht: number): Satang {
  if (!member.hasWallet) throw new Refusal('NO_WALLET');
  if (!isBank(member.bankAccount.bankCode)) throw new Refusal('NO_BANK');
  const amount = within(world.withdrawLimits[member.currency], baht);
  assertMayWithdraw(world, member);
  return amount;
}

function within({ min, max }: { min: Satang; max: Satang }, baht: number): Satang {
  try {
    const amount = satangFromBaht(baht);
    if (amount > 0 && amount >= min && amount <= max) return amount;
  } catch {
    // A fraction of a satang: refused like an amount outside the limits.
  }
  throw new Refusal('TRANSFER_MINIMUM');
}

function gamesByBalance(world: LedgerState, member: Member): { account: string; balance: number }[] {
  return [...member.games]
    .filter(([, { isActive }]) => isActive)
    .map(([account]) => ({ account, balance: world.ledger.balance(gameAccountOf(member, account)) }))
    .filter(({ balance }) => balance > 0)
    .sort((a, b) => b.balance - a.balance);
}

function isOf(entry: { reference?: string; statementType: string }, { reference }: Withdrawal): boolean {
  return entry.reference === reference && entry.statementType === 'withdraw';
}
