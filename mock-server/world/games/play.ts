import { MAX_SATANG, type Satang } from 'contracts/rules';
import type { Member, MembersState } from '../members/members.ts';
import { gameAccountOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { finishPlayedBonus, type HeldBonusState } from '../rewards/held-bonus.ts';
import { rewardInviter, type InvitesState } from '../rewards/invites.ts';
import type { OffersState } from '../rewards/offers.ts';
import { playsOf, type PlaysState } from '../rewards/play-totals.ts';

export interface Play {
  code: string;
  /** What was put at stake. */
  stake: Satang;
  outcome: 'win' | 'lose';
}

type PlayWorld = PlaysState &
  MembersState &
  HeldBonusState &
  InvitesState &
  Pick<OffersState, 'bonusRules'> &
  Books;

/**
 * The member plays once at a provider: the stake is lost, or won on top. What the wallet shows stays as it is until
 * the provider is asked again. [7.14]
 * @throws Refusal MONEY_NOT_ENOUGH for a stake that is not there, Misuse for one that would win too much
 */
export function play(world: PlayWorld, member: Member, { code, stake, outcome }: Play): void {
  const account = gameAccountOf(member, code);
  const provider = `outside:${code}` as const;
  const now = world.clock.now();
  const totals = playsOf(world, member);
  const added = {
    staked: upTo(totals.staked + stake),
    won: upTo(totals.won + (outcome === 'win' ? stake : 0)),
    lost: upTo(totals.lost + (outcome === 'lose' ? stake : 0)),
  };
  // What cannot be paid out is not taken either.
  if (outcome === 'win') world.ledger.assertHolds(account, stake);
  // A stake must be there even if it is won.
  world.ledger.move(now, account, provider, stake);
  if (outcome === 'win') {
    world.ledger.post(now, [
      { account: provider, amount: (-2 * stake) as Satang },
      { account, amount: (2 * stake) as Satang },
    ]);
  }
  world.plays.set(member.id, added);
  finishPlayedBonus(world, member);
  rewardInviter(world, member, stake, totals.staked === 0);
}

/** Totals are for conditions, not for the books: the largest amount stands for all that is more. */
function upTo(total: number): Satang {
  return Math.min(total, MAX_SATANG) as Satang;
}
