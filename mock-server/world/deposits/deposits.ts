import { satangFromBaht, type Satang } from 'contracts/rules';
import type { Member } from '../members/members.ts';
import { WALLET, walletOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import type { Currency } from '../money/currency.ts';
import { newReference, type Receipt } from '../money/receipt.ts';
import { addStatement } from '../money/statement.ts';

/** One coin for the wheel for each of these deposited at once; the spec shows no figure. */
const COIN_FOR: Readonly<Record<Currency, Satang>> = {
  THB: satangFromBaht(500),
  LAK: satangFromBaht(300_000),
};

/** Appended to the sender of a deposit that is not what was expected, so that a member sees why. */
export const LATE_MARK = ' (late)';
export const WRONG_AMOUNT_MARK = ' (amount differs)';

/** Money has come for a member: the wallet rises by exactly that, and the statement has an entry. [9.36] */
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
