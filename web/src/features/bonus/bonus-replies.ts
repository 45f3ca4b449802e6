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

/** Whether a code is a valid URL path segment: `.` and `..` would change the path, a lone surrogate cannot be encoded. */
export function isPathPart(code: string): boolean {
  return code !== '' && code !== '.' && code !== '..' && code.isWellFormed();
}
