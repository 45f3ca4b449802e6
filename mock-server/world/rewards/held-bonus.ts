import Type, { type Static } from 'typebox';
import { MAX_SATANG, satang, type Satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, oneOf, Stored } from '../../engine/snapshot-kinds.ts';
import type { Member } from '../members/members.ts';
import { gameAccountOf, walletOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { SatangSchema } from '../money/currency.ts';
import { newReference, type Receipt } from '../money/receipt.ts';
import { shareOf } from '../money/share-of.ts';
import { addStatement, statementOf, type StatementLink, type StatementState } from '../money/statement.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import { Refusal } from '../service/refusal.ts';
import { dayOf } from '../service/service-time.ts';
import type { OffersState } from './offers.ts';
import { playsOf, type PlaysState } from './play-totals.ts';

/** The one reward that a member holds, until it is played out or ended. */
const HeldBonusSchema = Stored({
  from: oneOf('bonus', 'promotion', 'refund'),
  code: Type.String(),
  /** What the statement says of it. */
  description: Type.String(),
  /** What the app shows as its type. [7.31] */
  type: Type.String(),
  amount: SatangSchema,
  percentFail: Type.Number({ minimum: 0, maximum: 100 }),
  /** Total stake at which it is played out. */
  playedOutAt: SatangSchema,
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

/** What a rule needs that credits a bonus with a condition, or ends one. */
export type BonusBooks = HeldBonusState & PlaysState & Books;
type EndingWorld = BonusBooks & Pick<OffersState, 'bonusRules'>;

export function heldBonusOf(world: HeldBonusState, member: Member): HeldBonus | null {
  return world.heldBonuses.get(member.id) ?? null;
}

/** @throws Refusal BONUS_CONDITION while a bonus is to be played out. [2.53] */
export function assertMayWithdraw(world: HeldBonusState, member: Member): void {
  if (heldBonusOf(world, member)) throw new Refusal('BONUS_CONDITION');
}

/** @throws Refusal BONUS_ALREADY_ACTIVE when it is this very one, BONUS_REMAINING when another must be ended first. */
export function assertHoldsNone(world: HeldBonusState, member: Member, code: string | null = null): void {
  const held = heldBonusOf(world, member);
  if (held) throw new Refusal(held.code === code ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
}

/** @throws Refusal BONUS_CONDITION for a reward that asks for a deposit of today, when there is none. */
export function assertDeposited(
  world: StatementState & Pick<WorldBase, 'clock'>,
  member: Member,
  { needsDeposit }: { needsDeposit: boolean },
): void {
  if (!needsDeposit) return;
  const today = dayOf(world.clock.now());
  const last = statementOf(world, member.id).findLast(
    ({ statementType, status }) => statementType === 'deposit' && status === 'SUCCESS',
  );
  if (!last || dayOf(last.at) !== today) throw new Refusal('BONUS_CONDITION');
}

interface Holding extends Omit<HeldBonus, 'playedOutAt'> {
  turnoverTimes: number;
}

/** Credits a bonus, and holds the member to its condition from now on. */
export function hold(world: BonusBooks, member: Member, holding: Holding): void {
  const { turnoverTimes, ...held } = holding;
  const { from, amount, description } = held;
  creditReward(world, member, { amount, about: from, description });
  const playedOutAt = playsOf(world, member).staked + turnover(amount, turnoverTimes);
  world.heldBonuses.set(member.id, { ...held, playedOutAt: satang(Math.min(playedOutAt, MAX_SATANG)) });
}

/** What must be put at stake: times count by hundredths, and a part of a satang as a whole one. */
function turnover(amount: Satang, times: number): number {
  return Math.ceil((amount * Math.round(times * 100)) / 100);
}

/** Credits money that the service gives, with an entry in the statement. [3.18] */
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

/**
 * Ends a bonus whose condition is met: all was put at stake, or so little is left that it counts as played out. [7.32]
 * What is left is now the member's own. Runs after each play.
 */
export function finishPlayedBonus(world: EndingWorld, member: Member): void {
  const held = heldBonusOf(world, member);
  if (!held) return;
  const isPlayedOut = playsOf(world, member).staked >= held.playedOutAt;
  if (isPlayedOut || totalOf(world, member) < world.bonusRules.minimum) end(world, member, held, satang(0));
}

/** Ends a bonus as if it had been played out. @throws Refusal NO_DATA when none is held. */
export function finishBonus(world: EndingWorld, member: Member): void {
  end(world, member, mustHold(world, member), satang(0));
}

/**
 * Ends the bonus early: its share of the wallet, as far as there is one, goes back. [4.07] [7.33]
 * @throws Refusal NO_DATA when none is held; BONUS_CONDITION above the balance up to which one may be ended, and while
 * the wallet lacks the share but a game has money: moved there, it would escape.
 */
export function clearBonus(world: EndingWorld, member: Member): void {
  const held = mustHold(world, member);
  const { clearMaximum } = world.bonusRules;
  const total = totalOf(world, member);
  if (clearMaximum !== null && total > clearMaximum) throw new Refusal('BONUS_CONDITION');
  const share = shareOf(held.amount, held.percentFail);
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

function totalOf({ ledger }: Books, member: Member): number {
  const games = [...member.games.keys()].map((code) => ledger.balance(gameAccountOf(member, code)));
  return games.reduce<number>((sum, balance) => sum + balance, ledger.balance(walletOf(member)));
}
