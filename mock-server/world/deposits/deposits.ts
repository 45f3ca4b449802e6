import { satangFromBaht, type Satang, WALLET } from 'contracts/rules';
import type { Member } from '../members/members.ts';
import { walletOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import type { Currency } from '../money/currency.ts';
import { newReference, type Receipt } from '../money/receipt.ts';
import { addStatement } from '../money/statement.ts';

/** A single deposit gives one wheel coin for each of these; the spec shows no figure. */
const COIN_FOR: Readonly<Record<Currency, Satang>> = {
  THB: satangFromBaht(500),
  LAK: satangFromBaht(300_000),
};

/** Appended to the sender of a deposit that was late or of another amount, so that the member sees why. */
export const LATE_MARK = ' (late)';
export const WRONG_AMOUNT_MARK = ' (amount differs)';

/** Credits a deposit: the wallet rises by exactly this amount, and the statement gets an entry. [9.36] */
export function creditDeposit(
  world: Books,
  member: Member,
  { bankCode, amount, mark = '' }: { bankCode: string; amount: Satang; mark?: string },
): Receipt {
  const at = world.clock.now();
  const reference = newReference(world);
  world.ledger.move(at, `outside:${bankCode}`, walletOf(member), amount, reference);
  addStatement(world, {
    memberId: member.id,
    statementType: 'deposit',
    status: 'SUCCESS',
    amount,
    from: bankCode + mark,
    to: WALLET,
    at,
    reference,
  });
  member.coin += Math.floor(amount / COIN_FOR[member.currency]);
  return { reference, amount, at };
}
