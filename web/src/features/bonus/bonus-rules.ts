import { pastedText } from 'contracts/rules';
import type { Reply } from '../../api/call.ts';
import { countOrNull, textFrom } from '../../api/wire.ts';
import { timeOrNaN } from '../../api/wire-rows.ts';
import { type Banner, readBanners } from '../../shared/session/banners.ts';

type WireBonus = Reply<'GET /api/bonus'>[number];

const TYPES = ['limit', 'day', 'week'] as const;
/** The period in which receipts are counted: all time, today, or this week. [3.16] [4.07] */
export type BonusType = (typeof TYPES)[number];

interface Received {
  /** null when it could not be read, as `times` too. */
  isActive: boolean | null;
  times: number | null;
  /** Time of each receipt, in ms since 1970; null for one that could not be read. */
  at: (number | null)[];
}

/** A bonus on offer, with what this member has received of it. [3.16] */
export interface Bonus {
  code: string;
  type: BonusType | null;
  /** null when the server sent no number: then only the server knows the limit. */
  maxReceived: number | null;
  /** Percent deducted when the member ends the bonus early; null when the server sent none. */
  percentFail: number | null;
  banners: Banner[];
  received: Received | null;
}

/** `type` is the server's own text. [7.31] */
export interface ActiveBonus {
  isActive: boolean;
  type: string | null;
}

/** A promotion that a code gives. [3.17] */
export interface Promotion {
  percentFail: number | null;
  /** HTML. */
  description: string;
}

/** Skips a malformed bonus and keeps the others. @throws when the reply is not a list, or none of its entries is valid. [7.29] */
export function readBonuses(reply: Reply<'GET /api/bonus'>): Bonus[] {
  const bonuses = reply.flatMap((bonus) => readBonus(bonus) ?? []);
  // "No bonuses now" would be false.
  if (bonuses.length === 0 && reply.length > 0) throw new TypeError('bonuses: no entry is valid');
  return bonuses;
}

/** Whether one of the bonuses is in use; null while that cannot be read. @throws as `readBonuses` */
export function readIsInUse(reply: Reply<'GET /api/bonus'>): boolean | null {
  const bonuses = readBonuses(reply);
  if (bonuses.some(({ received }) => received?.isActive)) return true;
  const isWhole =
    bonuses.length === reply.length && bonuses.every(({ received }) => received?.isActive !== null);
  return isWhole ? false : null;
}

function readBonus(bonus: WireBonus | null): Bonus | null {
  const code = textFrom(bonus?.code);
  if (!bonus || !isPathPart(code)) return null;
  return {
    code,
    type: TYPES.find((known) => known === bonus.type) ?? null,
    maxReceived: countOrNull(bonus.maxReceived),
    percentFail: readPercent(bonus.percentFail),
    banners: readBannersOrNone(bonus.banners),
    received: readReceived(bonus.userBonus),
  };
}

function readReceived(userBonus: WireBonus['userBonus']): Received | null {
  // A bonus that was never received has none.
  if ((userBonus as unknown) === undefined || userBonus === null) return null;
  const { entries, isActive, received } = Object(userBonus) as Partial<Record<string, unknown>>;
  return {
    isActive: typeof isActive === 'boolean' ? isActive : null,
    times: countOrNull(received),
    at: Array.isArray(entries) ? entries.map(momentOf) : [null],
  };
}

function momentOf(entry: unknown): number | null {
  const { updatedAt } = (entry ?? {}) as { updatedAt?: unknown };
  const time = timeOrNaN(updatedAt);
  return Number.isNaN(time) ? null : time;
}

function readBannersOrNone(banners: WireBonus['banners']): Banner[] {
  try {
    return readBanners(banners);
  } catch {
    return [];
  }
}

function readPercent(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null;
}

/** @throws when `status` is not a boolean. [7.31] */
export function readActiveBonus({ status, type }: Reply<'GET /api/bonus/check/active'>): ActiveBonus {
  if (typeof status !== 'boolean') throw new TypeError('active bonus: status is not a boolean');
  return { isActive: status, type: textFrom(type).trim() || null };
}

/** @throws when the reply does not show an active bonus: then it does not prove the activation. [7.30] */
export function readActivation(reply: Reply<'GET /api/bonus/activate/{code}'>): true {
  if (typeof reply._id !== 'string' || (reply.isActive as unknown) !== true)
    throw new TypeError('activation: the bonus is not active');
  return true;
}

/** @throws when the reply is not a promotion. [7.35] */
export function readPromotion({
  percentFail,
  description,
}: Reply<'GET /api/promotion/find/{code}'>): Promotion {
  if (typeof description !== 'string') throw new TypeError('promotion: description is not a string');
  return { percentFail: readPercent(percentFail), description };
}

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

/** Whether a code is a valid URL path segment: `.` and `..` would change the path, a lone surrogate cannot be encoded. */
export function isPathPart(code: string): boolean {
  return code !== '' && code !== '.' && code !== '..' && code.isWellFormed();
}

/** null where it could not be read: then it proves no receipt. */
export interface Had {
  times: number | null;
  isActive: boolean | null;
}

export function hadOf(bonuses: readonly Bonus[], code: string): Had {
  const bonus = bonuses.find((one) => one.code === code);
  // An entry that was left out as damaged says nothing.
  if (!bonus) return { times: null, isActive: null };
  const { times, isActive } = bonus.received ?? { times: 0, isActive: false };
  return { times, isActive };
}

/** Whether the bonus was received between two readings. @throws when they have nothing in common to compare. */
export function isReceivedBetween(before: Had, now: Had): boolean {
  const hasTimes = before.times !== null && now.times !== null;
  const hasActive = before.isActive !== null && now.isActive !== null;
  if (!hasTimes && !hasActive) throw new TypeError('bonuses: the state of the bonus cannot be read');
  const isCounted = before.times !== null && now.times !== null && now.times > before.times;
  return isCounted || (before.isActive === false && now.isActive === true);
}

/**
 * A list without an active bonus, or an answer without one, may be damaged.
 * @param isBonus from the list of bonuses, which has no promotions and refunds; null when unknown
 * @throws when it and the answer about the reward in use contradict each other: then neither proves anything.
 */
export function assertAgree(isBonus: boolean | null, { isActive, type }: ActiveBonus): void {
  const isListed = isActive && type !== 'promotion' && type !== 'refund';
  if (isBonus !== null && isBonus !== isListed)
    throw new TypeError('bonuses: two answers contradict each other');
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
    throw new TypeError('bonuses: the reward in use is unknown');
  return true;
}
