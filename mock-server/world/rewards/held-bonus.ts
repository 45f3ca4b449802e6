import { MAX_SATANG, satang, type Satang } from 'contracts/rules';
import type { HeldBonus, Member, Reward, StatementLink } from '../entities.ts';
import { gameAccountOf } from '../games/games.ts';
import { walletOf } from '../members/members.ts';
import { playsOf } from '../games/play-totals.ts';
import { newReference, type Receipt } from '../money/receipt.ts';
import { Refusal } from '../refusal.ts';
import { dayOf } from '../service/service-time.ts';
import { shareOf } from './share-of.ts';
import { addStatement, statementOf } from '../money/statement.ts';
import type { World } from '../world.ts';

/** The bonus that a member holds: money with a condition, one at a time. */

export function heldBonusOf(world: World, member: Member): HeldBonus | null {
  return world.heldBonuses.get(member.id) ?? null;
}

/** @throws Refusal BONUS_CONDITION while a bonus is to be played out. [2.53] */
export function assertMayWithdraw(world: World, member: Member): void {
  if (heldBonusOf(world, member)) throw new Refusal('BONUS_CONDITION');
}

/** @throws Refusal BONUS_ALREADY_ACTIVE when it is this very one, BONUS_REMAINING when another must be ended first. */
export function assertHoldsNone(world: World, member: Member, code: string | null = null): void {
  const held = heldBonusOf(world, member);
  if (held) throw new Refusal(held.code === code ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
}

/** @throws Refusal BONUS_CONDITION for a reward that asks for a deposit of today, when there is none. */
export function assertDeposited(world: World, member: Member, { needsDeposit }: Reward): void {
  if (!needsDeposit) return;
  const today = dayOf(world.clock.now());
  const line = statementOf(world, member.id).findLast(
    ({ statementType, status }) => statementType === 'deposit' && status === 'SUCCESS',
  );
  if (!line || dayOf(line.at) !== today) throw new Refusal('BONUS_CONDITION');
}

interface Holding extends Omit<HeldBonus, 'playedOutAt'> {
  turnoverTimes: number;
}

/** Credits a bonus, and holds the member to its condition from now on. */
export function hold(world: World, member: Member, holding: Holding): void {
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

/** Credits money that the service gives, and tells of it in the statement. [3.18] */
export function creditReward(
  world: World,
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
 * What is left is now the member's own. Asked after each play.
 */
export function finishPlayedBonus(world: World, member: Member): void {
  const held = heldBonusOf(world, member);
  if (!held) return;
  const isPlayedOut = playsOf(world, member).staked >= held.playedOutAt;
  if (isPlayedOut || totalOf(world, member) < world.bonusRules.minimum) end(world, member, held, satang(0));
}

/** Ends a bonus as if it had been played out. @throws Refusal NO_DATA when none is held. */
export function finishBonus(world: World, member: Member): void {
  end(world, member, mustHold(world, member), satang(0));
}

/**
 * Ends the bonus early: its share of the wallet, as far as there is one, goes back. [4.07] [7.33]
 * @throws Refusal NO_DATA when none is held; BONUS_CONDITION above the balance up to which one may be ended, and while
 * the wallet lacks the share but a game has money: moved there, it would escape.
 */
export function clearBonus(world: World, member: Member): void {
  const held = mustHold(world, member);
  const { clearMaximum } = world.bonusRules;
  const total = totalOf(world, member);
  if (clearMaximum !== null && total > clearMaximum) throw new Refusal('BONUS_CONDITION');
  const share = shareOf(held.amount, held.percentFail);
  const inWallet = world.ledger.balance(walletOf(member));
  if (inWallet < share && inWallet < total) throw new Refusal('BONUS_CONDITION');
  end(world, member, held, satang(Math.min(share, inWallet)));
}

function mustHold(world: World, member: Member): HeldBonus {
  const held = heldBonusOf(world, member);
  if (!held) throw new Refusal('NO_DATA');
  return held;
}

function end(world: World, member: Member, { from, description }: HeldBonus, taken: Satang): void {
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

function totalOf({ ledger }: World, member: Member): number {
  const games = [...member.games.keys()].map((code) => ledger.balance(gameAccountOf(member, code)));
  return games.reduce<number>((sum, balance) => sum + balance, ledger.balance(walletOf(member)));
}
