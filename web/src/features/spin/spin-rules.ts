import { OutcomeUnproven } from '../../shared/wallet/outcome-unproven.ts';
import type { Coupon, Slice, Spun } from './spin-replies.ts';

export const COUPONS_PER_PAGE = 3;

/** Staff hand over things, so the app cannot claim them. */
export const isThing = ({ amount, isUnread }: Coupon): boolean => amount === null && !isUnread;

export interface SpinBaseline {
  coins: number;
  couponIds: readonly string[];
}

/** What a spin changes, all of it known. */
export interface SpinFigures {
  coins: number;
  coupons: readonly Coupon[];
}

export type Prize =
  | { kind: 'coupon'; label: string; coupon: Coupon }
  | { kind: 'coins'; label: string; count: number }
  /** Worth unknown: the coupons could not be read, or none of the new ones is certainly of this spin. */
  | { kind: 'unknown'; label: string };

export function sliceIndexOf(slices: readonly Slice[], code: string | null): number | null {
  const index = slices.findIndex((slice) => slice.code === code);
  return index === slices.findLastIndex((slice) => slice.code === code) && index >= 0 ? index : null;
}

/** The label of a spin's slice; the language of the slices may be another since. Its coupon bears that label. */
export function labelOf(slices: readonly Slice[], { code, label }: Pick<Spun, 'code' | 'label'>): string {
  const index = sliceIndexOf(slices, code);
  return (index === null ? '' : slices[index]?.label) || label;
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
  const fresh = freshOf(coupons ?? [], before);
  // A coupon of another slice has come meanwhile, as a gift or from a spin elsewhere.
  const own = label === '' ? fresh : fresh.filter((coupon) => coupon.label === label);
  const [coupon] = own;
  if (coupon && (label !== '' || own.length === 1))
    return { kind: 'coupon', label: label || coupon.label, coupon };
  // A spin costs one coin.
  const won = coins - (before.coins - 1);
  if (won > 0) return { kind: 'coins', label, count: won };
  return coupons === null || fresh.length > 0 ? { kind: 'unknown', label } : null;
}

const freshOf = (coupons: readonly Coupon[], before: SpinBaseline) =>
  coupons.filter(({ id }) => !before.couponIds.includes(id));

/**
 * Finds a spin whose answer was lost, from the coins and coupons before and after it. Only a spin takes a coin; coins and
 * coupons also come as gifts. A coin that another device spent in the same moment looks the same: neither coins nor coupons name
 * their spin.
 * @returns null when nothing changed: either no coin was spent, or the spin won the coin back
 * @throws OutcomeUnproven
 */
export function spunBetween(before: SpinBaseline, { coins, coupons }: SpinFigures): Spun | null {
  const fresh = freshOf(coupons, before);
  if (coins === before.coins - 1)
    return { code: null, label: fresh.length === 1 ? (fresh[0]?.label ?? '') : '', coins };
  if (coins === before.coins && fresh.length === 0) return null;
  throw new OutcomeUnproven('spin: gifts or other spins changed coins or coupons');
}

export function pagesOf(coupons: readonly Coupon[]): number {
  return Math.max(1, Math.ceil(coupons.length / COUPONS_PER_PAGE));
}

/** `page` starts at 1. [2.80] */
export function couponsOnPage(coupons: readonly Coupon[], page: number): Coupon[] {
  return coupons.slice((page - 1) * COUPONS_PER_PAGE, page * COUPONS_PER_PAGE);
}

export function lanternsFor({ kind }: Prize): number {
  return { coupon: 7, coins: 3, unknown: 1 }[kind];
}
