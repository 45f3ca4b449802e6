import type { Satang } from 'contracts/rules';
import { ApiError } from '../../api/api-error.ts';
import type { Reply } from '../../api/call.ts';
import { reasonFrom } from '../../shared/wallet/reason-from.ts';
import { countFrom, shownTextFrom, textFrom, textOrNull } from '../../api/wire.ts';
import { partsOf } from '../../api/wire-rows.ts';
import { readAmount } from '../../shared/wallet/amounts.ts';

/** A slice of the wheel. [3.20] */
export interface Slice {
  code: string;
  label: string;
  bgColor: string;
  textColor: string;
  /** Unsanitised HTML. */
  description: string | null;
}

/** The wheel with the member's coins. [3.20] */
export interface Wheel {
  name: string;
  slices: readonly Slice[];
  /** null when it could not be read. */
  coins: number | null;
}

/** A prize to claim. [3.21] */
export interface Coupon {
  id: string;
  label: string;
  name: string;
  /** null for a gift, which has no money value. */
  amount: Satang | null;
  /** The amount could not be read: it may be money or a gift. */
  isUnread?: true;
}

export interface CouponList {
  coupons: readonly Coupon[];
  /** Whether no entry was left out as damaged: only then a coupon that is not listed does not exist. */
  isWhole: boolean;
}

export interface Spun {
  /** null when no answer named the slice. */
  code: string | null;
  label: string;
  coins: number;
}

function listFrom(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${what}: not a list`);
  return value;
}

/**
 * A wheel without slices when none is active.
 * @throws when `slice` is not a list, or neither a wheel nor coins can be read. [7.41]
 */
export function readWheel({ result, userCoin }: Reply<'GET /api/spinwheel/setup'>): Wheel {
  const coins = Number.isSafeInteger(userCoin) ? countFrom(userCoin) : null;
  const active = activeIn(result);
  if (!active && coins === null) throw new TypeError('spin setup: neither a wheel nor coins');
  const { name, slice } = active ?? { name: '', slice: [] };
  return {
    name: shownTextFrom(name).trim(),
    slices: listFrom(slice, 'spin setup: slice').map((entry) => readSlice(entry as Partial<WireSlice>)),
    coins,
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
 * Leaves out a coupon without an id, which a claim needs, and merges one that is listed twice.
 * @throws when the reply is not a list, or none of its entries is valid. [7.43]
 */
export function readCoupons(reply: Reply<'GET /api/spinwheel/coupon'>): CouponList {
  const entries = partsOf(listFrom(reply, 'coupons') as WireCoupon[]);
  const coupons = entries.flatMap((entry) => readCoupon(entry) ?? []);
  // "No coupons yet" would be false.
  if (coupons.length === 0 && entries.length > 0) throw new TypeError('coupons: no entry is valid');
  return {
    coupons: [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()],
    isWhole: coupons.length === entries.length,
  };
}

type WireCoupon = Reply<'GET /api/spinwheel/coupon'>[number];

function readCoupon({ _id: id, prize, amount }: Partial<WireCoupon>): Coupon | null {
  if (typeof id !== 'string' || id === '') return null;
  const parts = prize as Partial<WireCoupon['prize']> | null | undefined;
  const slice = parts?.slice as Partial<WireSlice> | null | undefined;
  const value = readAmount(amount);
  return {
    id,
    label: shownTextFrom(slice?.label).trim(),
    name: shownTextFrom(parts?.name).trim(),
    amount: value !== null && value > 0 ? value : null,
    ...((value === null || value < 0) && { isUnread: true }),
  };
}

/** As the service refuses a spin or claim: with status 200. [8.26] */
export const refused = (code: string) => new ApiError({ kind: 'refused', code, status: 200 });

/** @throws ApiError with the code of a refusal; TypeError when the answer is neither success nor a refusal. [7.44] [8.26] */
export function readClaimReply({ success, error }: { success: unknown; error: unknown }): true {
  if (success === true) return true;
  const code = reasonFrom(error);
  if (success !== false || code === null)
    throw new TypeError('spin wheel reply: success is not true and error is not a code');
  throw refused(code);
}

/** null when the spin won nothing. @throws as `readClaimReply`, and when `remainingCoin` is not an integer. [7.42] */
export function readSpinReply(reply: Reply<'POST /api/spinwheel/spin'>): Spun | null {
  readClaimReply(reply);
  const { result } = reply;
  if (result === null) return null;
  if (!Number.isSafeInteger(result.remainingCoin))
    throw new TypeError('spin: remainingCoin is not an integer');
  return {
    code: textOrNull(result.code),
    label: shownTextFrom(result.label).trim(),
    coins: countFrom(result.remainingCoin),
  };
}
