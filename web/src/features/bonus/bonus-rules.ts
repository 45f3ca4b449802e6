import type { Reply } from '../../api/call.ts';
import { countFrom, textFrom } from '../../api/wire.ts';
import { type Banner, readBanners } from '../../shared/session/banners.ts';

type WireBonus = Reply<'GET /api/bonus'>[number];

const TYPES = ['limit', 'day', 'week'] as const;
/** How receipts are counted: ever, today, or this week. [3.16] [4.07] */
export type BonusType = (typeof TYPES)[number];

/** What the member has had of a bonus. */
interface Received {
  isActive: boolean;
  /** How often, ever. */
  times: number;
  /** One moment for each receipt, in ms since 1970. */
  at: number[];
}

/** [3.16] */
export interface Bonus {
  code: string;
  /** null for a type that this app does not know. */
  type: BonusType | null;
  /** null when the service sent no number: then only the service knows the limit. */
  maxReceived: number | null;
  /** Percent that a member loses who ends it early; null when the service sent none. */
  percentFail: number | null;
  banners: Banner[];
  /** null when it was never received. */
  received: Received | null;
}

/** Whether a bonus is active, and of which type; the type is a word of the service. [7.31] */
export interface ActiveBonus {
  isActive: boolean;
  type: string | null;
}

/** [3.17] */
export interface Promotion {
  percentFail: number | null;
  /** In HTML. */
  description: string;
}

/** One broken bonus does not blank the others. @throws when the reply is no list. [7.29] */
export function readBonuses(reply: Reply<'GET /api/bonus'>): Bonus[] {
  return reply.flatMap((bonus) => readBonus(bonus) ?? []);
}

/** null for one that could not be asked for. */
function readBonus(bonus: WireBonus | null): Bonus | null {
  const code = textFrom(bonus?.code);
  if (!bonus || !isPathPart(code)) return null;
  return {
    code,
    type: TYPES.find((known) => known === bonus.type) ?? null,
    maxReceived: isCount(bonus.maxReceived) ? bonus.maxReceived : null,
    percentFail: readPercent(bonus.percentFail),
    banners: readBannersOrNone(bonus.banners),
    received: readReceived(bonus.userBonus),
  };
}

function readReceived(userBonus: WireBonus['userBonus']): Received | null {
  if (typeof userBonus !== 'object' || userBonus === null) return null;
  const entries: unknown = userBonus.entries;
  return {
    isActive: (userBonus.isActive as unknown) === true,
    times: countFrom(userBonus.received),
    at: Array.isArray(entries) ? entries.map(momentOf).filter(Number.isFinite) : [],
  };
}

function momentOf(entry: unknown): number {
  const { updatedAt } = (entry ?? {}) as { updatedAt?: unknown };
  return Date.parse(textFrom(updatedAt));
}

function readBannersOrNone(banners: WireBonus['banners']): Banner[] {
  try {
    return readBanners(banners);
  } catch {
    return [];
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function readPercent(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null;
}

/** @throws when the reply does not say whether one is active. [7.31] */
export function readActiveBonus({ status, type }: Reply<'GET /api/bonus/check/active'>): ActiveBonus {
  if (typeof status !== 'boolean') throw new TypeError('active bonus: status is no boolean');
  return { isActive: status, type: textFrom(type).trim() || null };
}

/** @throws when the reply is no active bonus: then it proves nothing. [7.30] */
export function readActivation(reply: Reply<'GET /api/bonus/activate/{code}'>): true {
  if (typeof reply._id !== 'string' || (reply.isActive as unknown) !== true)
    throw new TypeError('activation: the bonus is not active');
  return true;
}

/** @throws when the reply is no promotion. [7.35] */
export function readPromotion({
  percentFail,
  description,
}: Reply<'GET /api/promotion/find/{code}'>): Promotion {
  if (typeof description !== 'string') throw new TypeError('promotion: description is no text');
  return { percentFail: readPercent(percentFail), description };
}

/** Bangkok and Vientiane, all year. */
const ZONE_MS = 7 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The first day of 1970 was a Thursday, the fourth of a week that begins on Monday. */
const DAYS_BEFORE_THURSDAY = 3;

/** The number of a day in the service's zone. */
function dayOf(at: number): number {
  return Math.floor((at + ZONE_MS) / DAY_MS);
}

/** The number of a week in the service's zone, from Monday to Sunday. */
function weekOf(at: number): number {
  return Math.floor((dayOf(at) + DAYS_BEFORE_THURSDAY) / 7);
}

/** How many receipts count against `maxReceived`: ever, today, or this week, by the service's days. [4.07] */
export function countedReceipts({ type, received }: Pick<Bonus, 'type' | 'received'>, now: number): number {
  if (!received || type === null) return 0;
  if (type === 'limit') return received.times;
  const periodOf = type === 'day' ? dayOf : weekOf;
  return received.at.filter((at) => periodOf(at) === periodOf(now)).length;
}

export type CardState = 'current' | 'received' | 'open';

/** How a card shows: in use comes before received in full. [2.71] */
export function cardStateOf(bonus: Bonus, now: number): CardState {
  if (bonus.received?.isActive) return 'current';
  const { maxReceived } = bonus;
  return maxReceived !== null && bonus.type !== null && countedReceipts(bonus, now) >= maxReceived
    ? 'received'
    : 'open';
}

/** What the button of the dialog does: a bonus that is in use is only acknowledged. [2.72] */
export function dialogActionOf({ received }: Bonus): 'receive' | 'acknowledge' {
  return received?.isActive ? 'acknowledge' : 'receive';
}

const PERCENT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** The figure without its sign. */
export const percentText = (percent: number): string => PERCENT.format(percent);

/** Fills `%percentFail%` in HTML that is not sanitised yet; a dash where the figure is not known. [2.72] */
export function withPercent(html: string, percentFail: number | null): string {
  return html.replace(/%percentFail%/g, () => (percentFail === null ? '–' : percentText(percentFail)));
}

/** What was typed, as it is searched for: in upper case. [5.24] */
export const promotionCodeOf = (text: string): string => text.trim().toUpperCase();

/** Whether a code can stand in an address; the URL would walk at dots, and half a letter cannot be encoded. */
export function isPathPart(code: string): boolean {
  return code !== '' && code !== '.' && code !== '..' && code.isWellFormed();
}
