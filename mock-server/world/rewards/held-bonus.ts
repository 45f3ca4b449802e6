import Type, { type Static } from 'typebox';
import { OneOf } from 'contracts';
import { MAX_SATANG, satang, type Satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Stored } from '../../engine/snapshot-kinds.ts';
import type { Member } from '../members/members.ts';
import { gameAccountOf, walletOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { AmountSchema } from '../money/currency.ts';
import { newReference, type Receipt } from '../money/receipt.ts';
import { converted, multipleOf, percentOf } from '../money/rates.ts';
import { addStatement, statementOf, type StatementLink, type StatementState } from '../money/statement.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import { Refusal } from '../service/refusal.ts';
import { dayOf } from '../service/service-time.ts';
import type { OffersState } from './offers.ts';
import { playsOf, type PlaysState } from './play-totals.ts';

/** The only reward a member can hold at a time, until it is played out or ended. */
const HeldBonusSchema = Stored({
  from: OneOf(['bonus', 'promotion', 'refund']),
  code: Type.String(),
  /** Text of its statement entry. */
  description: Type.String(),
  /** Type shown in the app. [7.31] */
  type: Type.String(),
  amount: AmountSchema,
  percentFail: Type.Number({ minimum: 0, maximum: 100 }),
  /** Total stake at which the bonus is played out. */
  playedOutAt: AmountSchema,
});
export type HeldBonus = Static<typeof HeldBonusSchema>;

export interface HeldBonusState {
  /** By member. */
  readonly heldBonuses: Map<string, HeldBonus>;
}

export const heldBonusSlice: Slice<HeldBonusState> = {
  create: () => ({ heldBonuses: new Map() }),
  kinds: { heldBonuses: mapOf(HeldBonusSchema) },
};

export type BonusBooks = HeldBonusState & PlaysState & Books;
type EndingWorld = BonusBooks & Pick<OffersState, 'bonusRules'>;

/** The one reward that a member has not played out; null without one. */
export function heldBonusOf(world: HeldBonusState, member: Member): HeldBonus | null {
  return world.heldBonuses.get(member.id) ?? null;
}

/** @throws Refusal BONUS_CONDITION while a bonus is not played out. [2.53] */
export function assertMayWithdraw(world: HeldBonusState, member: Member): void {
  if (heldBonusOf(world, member)) throw new Refusal('BONUS_CONDITION');
}

/** @throws Refusal BONUS_ALREADY_ACTIVE when the member holds this one, BONUS_REMAINING when they hold another. */
export function assertHoldsNone(world: HeldBonusState, member: Member, code: string | null = null): void {
  const held = heldBonusOf(world, member);
  if (held) throw new Refusal(held.code === code ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
}

/** @throws Refusal BONUS_CONDITION when the reward needs a deposit made today and there is none. */
export function assertDeposited(
  world: StatementState & Pick<WorldBase, 'clock'>,
  member: Member,
  { needsDeposit }: { needsDeposit: boolean },
): void {
  if (!needsDeposit) return;
  const today = dayOf(world.clock.now());
  const has = statementOf(world, member.id).some(
    ({ statementType, status, at }) =>
      statementType === 'deposit' && status === 'SUCCESS' && dayOf(at) === today,
  );
  if (!has) throw new Refusal('BONUS_CONDITION');
}

interface Holding extends Omit<HeldBonus, 'playedOutAt'> {
  turnoverTimes: number;
}

/** Credits a reward, and holds the member to its turnover if it has one. [9.40] */
export function hold(world: BonusBooks, member: Member, holding: Holding): void {
  const { turnoverTimes, ...held } = holding;
  const { from, amount, description } = held;
  creditReward(world, member, { amount, about: from, description });
  const { staked } = playsOf(world, member);
  const playedOutAt = satang(Math.min(staked + multipleOf(amount, turnoverTimes), MAX_SATANG));
  // With nothing to play, it would block withdrawals until the next round of any game.
  if (playedOutAt > staked) world.heldBonuses.set(member.id, { ...held, playedOutAt });
}

export function creditReward(
  world: Books,
  member: Member,
  { amount, about, description }: { amount: Satang; about: StatementLink; description: string },
): Receipt {
  const at = world.clock.now();
  const reference = newReference(world);
  if (amount > 0) world.ledger.move(at, 'outside:bonus', walletOf(member), amount, reference);
  addStatement(world, {
    memberId: member.id,
    statementType: 'bonus',
    status: 'SUCCESS',
    amount,
    from: about.toUpperCase(),
    to: 'WALLET',
    at,
    reference,
    links: { [about]: description },
  });
  return { reference, amount, at };
}

/** The balance below which a bonus counts as played out. [7.32] */
export function leastBalance({ bonusRules }: Pick<OffersState, 'bonusRules'>, member: Member): Satang {
  return inOwnCurrency(member, bonusRules.minimum);
}

/**
 * Ends a bonus whose condition is met: the stake is reached, or the balance is so low that it counts as played out.
 * [7.32] The rest belongs to the member. Runs after each play.
 */
export function finishPlayedBonus(world: EndingWorld, member: Member): void {
  const held = heldBonusOf(world, member);
  if (!held) return;
  const isPlayedOut = playsOf(world, member).staked >= held.playedOutAt;
  if (isPlayedOut || totalOf(world, member) < leastBalance(world, member))
    end(world, member, held, satang(0));
}

/** Ends a bonus as if it were played out. @throws Refusal NO_DATA when the member holds none. */
export function finishBonus(world: EndingWorld, member: Member): void {
  end(world, member, mustHold(world, member), satang(0));
}

/**
 * Ends the bonus early and deducts its share from the wallet, as far as the wallet covers it. [4.07] [7.33]
 * @throws Refusal NO_DATA when the member holds none; BONUS_CONDITION when the balance exceeds the limit for ending one,
 * or when the wallet lacks the share but a game holds money: a transfer to a game must not avoid the deduction.
 */
export function clearBonus(world: EndingWorld, member: Member): void {
  const held = mustHold(world, member);
  const { clearMaximum } = world.bonusRules;
  const total = totalOf(world, member);
  if (clearMaximum !== null && total > inOwnCurrency(member, clearMaximum))
    throw new Refusal('BONUS_CONDITION');
  const share = percentOf(held.amount, held.percentFail);
  const inWallet = world.ledger.balance(walletOf(member));
  if (inWallet < share && inWallet < total) throw new Refusal('BONUS_CONDITION');
  end(world, member, held, satang(Math.min(share, inWallet)));
}

function mustHold(world: HeldBonusState, member: Member): HeldBonus {
  const held = heldBonusOf(world, member);
  if (!held) throw new Refusal('NO_DATA');
  return held;
}

function end(world: BonusBooks, member: Member, { from, description }: HeldBonus, taken: Satang): void {
  const at = world.clock.now();
  const reference = newReference(world);
  if (taken > 0) world.ledger.move(at, walletOf(member), 'outside:bonus', taken, reference);
  addStatement(world, {
    memberId: member.id,
    statementType: 'finish_bonus',
    status: 'SUCCESS',
    amount: taken,
    from: 'WALLET',
    to: 'BONUS',
    at,
    reference,
    links: { [from]: description },
  });
  world.heldBonuses.delete(member.id);
}

/** The rules have one amount for all members, in baht. */
function inOwnCurrency({ currency }: Member, amount: Satang): Satang {
  return converted(amount, 'THB', currency);
}

function totalOf({ ledger }: Books, member: Member): number {
  const games = [...member.games.keys()].map((code) => ledger.balance(gameAccountOf(member, code)));
  return games.reduce<number>((sum, balance) => sum + balance, ledger.balance(walletOf(member)));
}
