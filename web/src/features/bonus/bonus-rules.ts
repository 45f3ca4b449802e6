import { pastedText } from 'contracts/rules';
import { OutcomeUnproven } from '../../shared/wallet/outcome-unproven.ts';
import type { ActiveBonus, Bonus } from './bonus-replies.ts';

/** Bangkok and Vientiane: UTC+7 all year. */
const ZONE_MS = 7 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** 1 January 1970 was a Thursday, the fourth day of a week that begins on Monday. */
const DAYS_BEFORE_THURSDAY = 3;

function dayOf(at: number): number {
  return Math.floor((at + ZONE_MS) / DAY_MS);
}

/** Weeks run from Monday to Sunday, in the server's time zone. */
function weekOf(at: number): number {
  return Math.floor((dayOf(at) + DAYS_BEFORE_THURSDAY) / 7);
}

/** Receipts that count against `maxReceived`: all time, today, or this week in the server's time zone. [4.07] */
function receiptsIn({ type, received }: Pick<Bonus, 'type' | 'received'>, now: number) {
  if (type === null) return { least: 0, isExact: false };
  if (!received) return { least: 0, isExact: true };
  if (type === 'limit') return { least: received.times ?? 0, isExact: received.times !== null };
  const periodOf = type === 'day' ? dayOf : weekOf;
  const least = received.at.filter((at) => at !== null && periodOf(at) === periodOf(now)).length;
  return { least, isExact: !received.at.includes(null) };
}

/** null when a receipt could not be read. [5.33] */
export function countedReceipts(bonus: Pick<Bonus, 'type' | 'received'>, now: number): number | null {
  const { least, isExact } = receiptsIn(bonus, now);
  return isExact ? least : null;
}

export type CardState = 'current' | 'received' | 'open';

/** "In use" wins over "fully received". [2.71] */
export function cardStateOf(bonus: Bonus, now: number): CardState {
  if (bonus.received?.isActive) return 'current';
  const { maxReceived } = bonus;
  return maxReceived !== null && bonus.type !== null && receiptsIn(bonus, now).least >= maxReceived
    ? 'received'
    : 'open';
}

/** An active bonus is only acknowledged. [2.72] */
export function dialogActionOf({ received }: Bonus): 'receive' | 'acknowledge' {
  return received?.isActive ? 'acknowledge' : 'receive';
}

const PERCENT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const percentText = (percent: number): string => PERCENT.format(percent);

/** Fills `%percentFail%` in unsanitised HTML; a dash when the percentage is unknown. [2.72] */
export function withPercent(html: string, percentFail: number | null): string {
  return html.replace(/%percentFail%/g, () => (percentFail === null ? '–' : percentText(percentFail)));
}

/** A typed or pasted code, as it is sent: upper case, without spaces around it. [5.24] */
export const promotionCodeOf = (text: string): string => pastedText(text).toUpperCase();

/** What a member had received of a bonus at one reading; null marks what could not be read, which proves no receipt. */
export interface BonusReading {
  times: number | null;
  isActive: boolean | null;
}

export function bonusReadingOf(bonuses: readonly Bonus[], code: string): BonusReading {
  const bonus = bonuses.find((one) => one.code === code);
  // An entry that was left out as damaged says nothing.
  if (!bonus) return { times: null, isActive: null };
  const { times, isActive } = bonus.received ?? { times: 0, isActive: false };
  return { times, isActive };
}

/** Whether the bonus was received between two readings. @throws when they have nothing in common to compare. */
export function isReceivedBetween(before: BonusReading, now: BonusReading): boolean {
  const hasTimes = before.times !== null && now.times !== null;
  const hasActive = before.isActive !== null && now.isActive !== null;
  if (!hasTimes && !hasActive) throw new OutcomeUnproven('bonuses: the state of the bonus cannot be read');
  const isCounted = before.times !== null && now.times !== null && now.times > before.times;
  return isCounted || (before.isActive === false && now.isActive === true);
}

/** What tells the reward in use from another: its type, and the code and receipts of a bonus. Nullish parts were not read. */
export type RewardInUse = readonly (string | number | null | undefined)[];

/** @param bonus the listed one in use */
export const rewardInUseOf = ({ type }: ActiveBonus, bonus: Bonus | null): RewardInUse => [
  type,
  bonus?.code,
  bonus?.received?.times,
];

export const inUseOf = (bonuses: readonly Bonus[]): Bonus | null =>
  bonuses.find(({ received }) => received?.isActive) ?? null;

/** Whether they are surely not the same: no call names the reward in use, so two promotions look the same. */
export const isOtherReward = (one: RewardInUse, other: RewardInUse): boolean =>
  one.some((part, index) => (part ?? other[index]) !== (other[index] ?? part));

/**
 * A list without an active bonus, or an answer without one, may be damaged.
 * @param isBonus from the list of bonuses, which has no promotions and refunds; null when unknown
 * @throws when it and the answer about the reward in use contradict each other: then neither proves anything.
 */
export function assertAgree(isBonus: boolean | null, { isActive, type }: ActiveBonus): void {
  const isListed = isActive && type !== 'promotion' && type !== 'refund';
  if (isBonus !== null && isBonus !== isListed)
    throw new OutcomeUnproven('bonuses: two answers contradict each other');
}

/**
 * Whether the promotion was received between two readings: a member holds one reward at a time, so that a new one is the
 * promotion, unless it is a bonus or a refund. @throws when the new one may be a bonus that cannot be read.
 */
export function isPromotionBetween(
  before: Pick<ActiveBonus, 'isActive'>,
  now: ActiveBonus,
  isBonus: boolean | null,
): boolean {
  if (before.isActive || !now.isActive || now.type === 'refund' || isBonus === true) return false;
  if (isBonus === null && now.type !== 'promotion')
    throw new OutcomeUnproven('bonuses: the reward in use is unknown');
  return true;
}
