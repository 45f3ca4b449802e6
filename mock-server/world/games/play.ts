import { MAX_SATANG, type Satang } from 'contracts/rules';
import type { Member, MembersState } from '../members/members.ts';
import { gameAccountOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { finishPlayedBonus, type HeldBonusState } from '../rewards/held-bonus.ts';
import { rewardInviter, type InvitesState } from '../rewards/invites.ts';
import type { OffersState } from '../rewards/offers.ts';
import { playsOf, type PlaysState } from '../rewards/play-totals.ts';

/** A round that was played: at which game, for how much in baht's satang, and how it ended. */
export interface Play {
  code: string;
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
 * The member plays one round at a provider: the stake is lost, or a win is added. The wallet call shows the old balance until
 * the next refresh. [7.14]
 * @throws Refusal MONEY_NOT_ENOUGH if the balance is below the stake, Misuse if the win exceeds the limit
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
  // A stake is not taken if its win could not be paid.
  if (outcome === 'win') world.ledger.assertHolds(account, stake);
  // The balance must cover the stake even for a win.
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

/** Totals serve conditions, not the ledger, so they saturate at the largest amount. */
function upTo(total: number): Satang {
  return Math.min(total, MAX_SATANG) as Satang;
}
