import { type Satang, shownSatang } from 'contracts/rules';
import type { Reply } from '../../api/call.ts';
import { countFrom, textFrom, textOrNull } from '../../api/wire.ts';

/** [9.27] */
export const COUPONS_PER_PAGE = 3;

/** [3.20] */
export interface Slice {
  code: string;
  label: string;
  bgColor: string;
  textColor: string;
  /** HTML of the service, not cleaned yet. */
  description: string | null;
}

export interface Wheel {
  name: string;
  slices: readonly Slice[];
  coins: number;
}

/** [3.21] */
export interface Coupon {
  id: string;
  label: string;
  name: string;
  /** null for a thing that is no money. */
  amount: Satang | null;
}

/** How a spin ended. [3.22] */
export interface Spun {
  /** null where no answer has told the slice. */
  code: string | null;
  label: string;
  coins: number;
}

/** What was true before a spin: with it the effect of the spin is found. */
export interface SpinBaseline {
  coins: number;
  couponIds: readonly string[];
}

export type Prize =
  | { kind: 'coupon'; label: string; coupon: Coupon }
  | { kind: 'coins'; label: string; count: number }
  /** What it is worth is not known: the coupons could not be read. */
  | { kind: 'unknown'; label: string };

function listFrom(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${what}: not a list`);
  return value;
}

/** Takes the wheel out of its wire shape. @throws when the coins are no count or the slices no list. [7.41] */
export function readWheel({ result, userCoin }: Reply<'GET /api/spinwheel/setup'>): Wheel {
  if (!Number.isSafeInteger(userCoin)) throw new TypeError('spin setup: userCoin is no count');
  const { name, slice } = result.activeSpinwheel;
  return {
    name: textFrom(name).trim(),
    slices: listFrom(slice, 'spin setup: slice').map((entry) => readSlice(entry as Partial<WireSlice>)),
    coins: countFrom(userCoin),
  };
}

type WireSlice = Reply<'GET /api/spinwheel/setup'>['result']['activeSpinwheel']['slice'][number];

/** A slice that cannot be read keeps its place: without it the others would lie elsewhere. */
function readSlice(entry: Partial<WireSlice> | null): Slice {
  return {
    code: textFrom(entry?.code),
    label: textFrom(entry?.label).trim(),
    bgColor: textFrom(entry?.bgColor),
    textColor: textFrom(entry?.textColor),
    description: textOrNull(entry?.htmlDescription),
  };
}

/** Takes the coupons out of their wire shape. @throws when one has no id or an amount that is no money. [7.43] */
export function readCoupons(reply: Reply<'GET /api/spinwheel/coupon'>): Coupon[] {
  return listFrom(reply, 'coupons').map((entry) => {
    const { _id: id, prize, amount } = entry as Reply<'GET /api/spinwheel/coupon'>[number];
    if (typeof id !== 'string' || id === '') throw new TypeError('coupon: _id is missing');
    const value = shownSatang(amount);
    const parts = prize as Partial<typeof prize> | null | undefined;
    const slice = parts?.slice as Partial<WireSlice> | null | undefined;
    return {
      id,
      label: textFrom(slice?.label).trim(),
      name: textFrom(parts?.name).trim(),
      amount: value > 0 ? value : null,
    };
  });
}

type Answer = { ok: true; spun: Spun | null } | { ok: false; code: string };

/** Both calls refuse within a 200. [8.26] @throws when the answer tells neither. */
export function readRefusal({ success, error }: { success: unknown; error: unknown }): string | null {
  if (success === true) return null;
  if (success !== false || typeof error !== 'string' || error === '')
    throw new TypeError('neither done nor refused with a code');
  return error;
}

/** Takes the answer to a spin out of its wire shape; `spun` is null where nothing came. [7.42] */
export function readSpinAnswer(reply: Reply<'POST /api/spinwheel/spin'>): Answer {
  const code = readRefusal(reply);
  if (code !== null) return { ok: false, code };
  const { result } = reply;
  if (result === null) return { ok: true, spun: null };
  if (!Number.isSafeInteger(result.remainingCoin)) throw new TypeError('spin: remainingCoin is no count');
  return {
    ok: true,
    spun: {
      code: textOrNull(result.code),
      label: textFrom(result.label).trim(),
      coins: countFrom(result.remainingCoin),
    },
  };
}

/** The slice that a code names; null where none does, or more than one. */
export function sliceIndexOf(slices: readonly Slice[], code: string | null): number | null {
  if (code === null) return null;
  const index = slices.findIndex((slice) => slice.code === code);
  return index === slices.findLastIndex((slice) => slice.code === code) && index >= 0 ? index : null;
}

/**
 * What a spin has brought, by what is there that was not there before. null when nothing came.
 * @param coupons as they are after the spin; null when they could not be read
 */
export function prizeOf(
  { label, coins }: Spun,
  before: SpinBaseline,
  coupons: readonly Coupon[] | null,
): Prize | null {
  const coupon = coupons?.find(({ id }) => !before.couponIds.includes(id));
  if (coupon) return { kind: 'coupon', label: label || coupon.label, coupon };
  // A spin costs one coin.
  const won = coins - (before.coins - 1);
  if (won > 0) return { kind: 'coins', label, count: won };
  return coupons === null ? { kind: 'unknown', label } : null;
}

/**
 * Whether a spin whose answer was lost has happened, by the coins and coupons before and after it.
 * @returns null when nothing has changed: then no coin was spent, or the one that was spent has been won back.
 */
export function spunBetween(before: SpinBaseline, { coins }: Wheel, coupons: readonly Coupon[]): Spun | null {
  const coupon = coupons.find(({ id }) => !before.couponIds.includes(id));
  if (!coupon && coins === before.coins) return null;
  return { code: null, label: coupon?.label ?? '', coins };
}

export function pagesOf(coupons: readonly Coupon[]): number {
  return Math.max(1, Math.ceil(coupons.length / COUPONS_PER_PAGE));
}

/** The coupons of a page, 1 being the first. [2.80] [9.27] */
export function couponsOnPage(coupons: readonly Coupon[], page: number): Coupon[] {
  return coupons.slice((page - 1) * COUPONS_PER_PAGE, page * COUPONS_PER_PAGE);
}

/** How many lanterns rise: a festival for a coupon, a few for coins, one where the worth is not known. */
export function lanternsFor({ kind }: Prize): number {
  return { coupon: 7, coins: 3, unknown: 1 }[kind];
}
