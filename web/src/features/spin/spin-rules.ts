import { type Satang, shownSatang } from 'contracts/rules';
import type { Reply } from '../../api/call.ts';
import { countFrom, shownTextFrom, textFrom, textOrNull } from '../../api/wire.ts';

export const COUPONS_PER_PAGE = 3;

export interface Slice {
  code: string;
  label: string;
  bgColor: string;
  textColor: string;
  /** Unsanitised HTML. */
  description: string | null;
}

export interface Wheel {
  name: string;
  slices: readonly Slice[];
  coins: number;
}

export interface Coupon {
  id: string;
  label: string;
  name: string;
  /** null for a gift, which has no money value. */
  amount: Satang | null;
}

export interface Spun {
  /** null when no answer named the slice. */
  code: string | null;
  label: string;
  coins: number;
}

export interface SpinBaseline {
  coins: number;
  couponIds: readonly string[];
}

export type Prize =
  | { kind: 'coupon'; label: string; coupon: Coupon }
  | { kind: 'coins'; label: string; count: number }
  /** Worth unknown, because the coupons could not be read. */
  | { kind: 'unknown'; label: string };

function listFrom(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${what}: not a list`);
  return value;
}

/**
 * A wheel without slices when none is active.
 * @throws when `userCoin` is not an integer or `slice` is not a list. [7.41]
 */
export function readWheel({ result, userCoin }: Reply<'GET /api/spinwheel/setup'>): Wheel {
  if (!Number.isSafeInteger(userCoin)) throw new TypeError('spin setup: userCoin is not an integer');
  const { name, slice } = activeIn(result) ?? { name: '', slice: [] };
  return {
    name: shownTextFrom(name).trim(),
    slices: listFrom(slice, 'spin setup: slice').map((entry) => readSlice(entry as Partial<WireSlice>)),
    coins: countFrom(userCoin),
  };
}

type WireSetup = Reply<'GET /api/spinwheel/setup'>['result'];

const activeIn = (result: Partial<WireSetup> | null) =>
  result?.activeSpinwheel as WireSetup['activeSpinwheel'] | null | undefined;

type WireSlice = Reply<'GET /api/spinwheel/setup'>['result']['activeSpinwheel']['slice'][number];

/** A malformed slice keeps its place, because dropping it would shift the others. */
function readSlice(entry: Partial<WireSlice> | null): Slice {
  return {
    code: textFrom(entry?.code),
    label: shownTextFrom(entry?.label).trim(),
    bgColor: textFrom(entry?.bgColor),
    textColor: textFrom(entry?.textColor),
    description: textOrNull(entry?.htmlDescription),
  };
}

/**
 * Merges a coupon that is listed twice, because a claim names it by its id. One without an amount is a thing.
 * @throws when the reply is not a list, or a coupon has no id or an invalid amount: then it proves nothing. [7.43]
 */
export function readCoupons(reply: Reply<'GET /api/spinwheel/coupon'>): Coupon[] {
  const coupons = listFrom(reply, 'coupons').map((entry) => {
    const { _id: id, prize, amount } = entry as Reply<'GET /api/spinwheel/coupon'>[number];
    if (typeof id !== 'string' || id === '') throw new TypeError('coupon: _id is missing');
    const sum = amount as number | null | undefined;
    const value = shownSatang(sum ?? 0);
    const parts = prize as Partial<typeof prize> | null | undefined;
    const slice = parts?.slice as Partial<WireSlice> | null | undefined;
    return {
      id,
      label: shownTextFrom(slice?.label).trim(),
      name: shownTextFrom(parts?.name).trim(),
      amount: value > 0 ? value : null,
    };
  });
  return [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()];
}

/** The coupons to claim: leaves out damaged ones. @throws when none of them can be read. */
export function readShownCoupons(reply: Reply<'GET /api/spinwheel/coupon'>): Coupon[] {
  const whole = listFrom(reply, 'coupons').filter(isCoupon) as typeof reply;
  return readCoupons(whole.length > 0 ? whole : reply);
}

function isCoupon(entry: unknown): boolean {
  try {
    return readCoupons([entry as never]).length > 0;
  } catch {
    return false;
  }
}

type SpinReply = { ok: true; spun: Spun | null } | { ok: false; code: string };

/** Spin and claim refuse with status 200. [8.26] @throws when the answer is neither success nor a refusal code. */
export function readRefusal({ success, error }: { success: unknown; error: unknown }): string | null {
  if (success === true) return null;
  if (success !== false || typeof error !== 'string' || error === '')
    throw new TypeError('spin wheel reply: success is not true and error is not a code');
  return error;
}

/** `spun` is null when the spin won nothing. @throws when `remainingCoin` is not an integer. [7.42] */
export function readSpinReply(reply: Reply<'POST /api/spinwheel/spin'>): SpinReply {
  const code = readRefusal(reply);
  if (code !== null) return { ok: false, code };
  const { result } = reply;
  if (result === null) return { ok: true, spun: null };
  if (!Number.isSafeInteger(result.remainingCoin))
    throw new TypeError('spin: remainingCoin is not an integer');
  return {
    ok: true,
    spun: {
      code: textOrNull(result.code),
      label: shownTextFrom(result.label).trim(),
      coins: countFrom(result.remainingCoin),
    },
  };
}

export function sliceIndexOf(slices: readonly Slice[], code: string | null): number | null {
  if (code === null) return null;
  const index = slices.findIndex((slice) => slice.code === code);
  return index === slices.findLastIndex((slice) => slice.code === code) && index >= 0 ? index : null;
}

/**
 * The prize of a spin, from the difference to the state before it; null when it won nothing.
 * @param coupons the coupons after the spin; null when they could not be read
 */
export function prizeOf(
  { label, coins }: Spun,
  before: SpinBaseline,
  coupons: readonly Coupon[] | null,
): Prize | null {
  const fresh = coupons?.filter(({ id }) => !before.couponIds.includes(id)) ?? [];
  // Another coupon may have arrived meanwhile, as a gift or from a spin in another tab.
  const coupon = fresh.find((one) => one.label === label) ?? fresh[0];
  if (coupon) return { kind: 'coupon', label: label || coupon.label, coupon };
  // A spin costs one coin.
  const won = coins - (before.coins - 1);
  if (won > 0) return { kind: 'coins', label, count: won };
  return coupons === null ? { kind: 'unknown', label } : null;
}

/**
 * Finds a spin whose answer was lost, from the coins and coupons before and after it.
 * @returns null when nothing changed: either no coin was spent, or the spin won the coin back
 */
export function spunBetween(before: SpinBaseline, { coins }: Wheel, coupons: readonly Coupon[]): Spun | null {
  const coupon = coupons.find(({ id }) => !before.couponIds.includes(id));
  if (!coupon && coins === before.coins) return null;
  return { code: null, label: coupon?.label ?? '', coins };
}

export function pagesOf(coupons: readonly Coupon[]): number {
  return Math.max(1, Math.ceil(coupons.length / COUPONS_PER_PAGE));
}

export function couponsOnPage(coupons: readonly Coupon[], page: number): Coupon[] {
  return coupons.slice((page - 1) * COUPONS_PER_PAGE, page * COUPONS_PER_PAGE);
}

export function lanternsFor({ kind }: Prize): number {
  return { coupon: 7, coins: 3, unknown: 1 }[kind];
}
