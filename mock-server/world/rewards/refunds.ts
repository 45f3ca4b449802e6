import Type, { type Static } from 'typebox';
import { satang, type Satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { Member } from '../members/members.ts';
import { SatangSchema } from '../money/currency.ts';
import { percentOf } from '../money/rates.ts';
import type { FlagsState } from '../service/flags.ts';
import { Refusal } from '../service/refusal.ts';
import { dayOf } from '../service/service-time.ts';
import { assertHoldsNone, creditReward, heldBonusOf, hold, type BonusBooks } from './held-bonus.ts';
import { playsOf, PlayTotalsSchema, type PlaysState } from './play-totals.ts';

const RefundsSchema = Stored({
  rows: Type.Array(Stored({ amount: SatangSchema, at: Moment })),
  refused: Type.Integer({ minimum: 0 }),
  /** Play totals that are already refunded. */
  until: PlayTotalsSchema,
});
type Refunds = Static<typeof RefundsSchema>;

export interface RefundsState {
  /** By member. */
  readonly refunds: Map<string, Refunds>;
}

export const refundsSlice: Slice<RefundsState> = {
  create: () => ({ refunds: new Map() }),
  kinds: { refunds: mapOf(RefundsSchema) },
};

type RefundWorld = RefundsState & FlagsState & BonusBooks;

/** Percentage of the net loss since the last refund; the turnover multiple applies to a refund as bonus. [9.40] */
export const REFUND_PERCENT = 5;
const REFUND_TURNOVER = 1;

const DESCRIPTION = 'คืนยอดเสีย';

export const REFUND_INFO = `<p>รับคืนยอดเสีย <b>${REFUND_PERCENT}%</b> ของยอดเสียสุทธิ วันละ 1 ครั้ง</p>`;

/** The refunds that a member has received; nothing for a new member. */
export function refundsOf(world: RefundsState, member: Member): Refunds {
  const nothing = { staked: satang(0), won: satang(0), lost: satang(0) };
  return world.refunds.get(member.id) ?? { rows: [], refused: 0, until: nothing };
}

/** The refund available now; 0 without a net loss since the last refund. */
export function refundAmount(world: RefundsState & PlaysState, member: Member): Satang {
  return percentOf(satang(Math.max(0, netLoss(world, member))), REFUND_PERCENT);
}

/** What a refund would give now. [3.14] */
export function checkRefund(world: RefundWorld, member: Member) {
  const amount = refundAmount(world, member);
  const { rows, refused } = refundsOf(world, member);
  return {
    result: world.flags.refundActive && amount > 0,
    holdsBonus: heldBonusOf(world, member) !== null,
    amount,
    received: rows.length,
    refused,
  };
}

/**
 * Credits the refund as a bonus with a turnover condition, or as plain money. [7.28]
 * @throws Refusal REFUND_INACTIVE, NO_REFUND (no net loss), REFUND_MINIMUM (the refund rounds to 0),
 * REFUND_CONDITION (already received today), BONUS_REMAINING
 */
export function receiveRefund(world: RefundWorld, member: Member, as: 'bonus' | 'money'): void {
  const refunds = refundsOf(world, member);
  world.refunds.set(member.id, refunds);
  try {
    assertMayReceive(world, member, refunds);
  } catch (error) {
    refunds.refused += 1;
    throw error;
  }
  const amount = refundAmount(world, member);
  const reward = { amount, description: DESCRIPTION } as const;
  if (as === 'money') creditReward(world, member, { ...reward, about: 'refund' });
  else {
    const terms = { code: 'REFUND', type: 'refund', percentFail: 0, turnoverTimes: REFUND_TURNOVER };
    hold(world, member, { ...reward, ...terms, from: 'refund' });
  }
  refunds.rows.push({ amount, at: world.clock.now() });
  refunds.until = playsOf(world, member);
}

function assertMayReceive(world: RefundWorld, member: Member, { rows }: Refunds): void {
  if (!world.flags.refundActive) throw new Refusal('REFUND_INACTIVE');
  if (netLoss(world, member) <= 0) throw new Refusal('NO_REFUND');
  if (refundAmount(world, member) <= 0) throw new Refusal('REFUND_MINIMUM');
  const today = dayOf(world.clock.now());
  if (rows.some(({ at }) => dayOf(at) === today)) throw new Refusal('REFUND_CONDITION');
  assertHoldsNone(world, member);
}

function netLoss(world: RefundsState & PlaysState, member: Member): number {
  const { lost, won } = playsOf(world, member);
  const { until } = refundsOf(world, member);
  return lost - until.lost - (won - until.won);
}
