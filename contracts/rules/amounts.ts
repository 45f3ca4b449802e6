/**
 * Inside the product, money is an integer of satang (1 baht = 100 satang; kip is counted the same way).
 * Only this module converts between baht and satang; no other code calculates with baht.
 */
export type Satang = number & { readonly __unit: 'satang' };

/** The largest amount that the product handles: 10,000 million baht, exact as a JSON number. */
export const MAX_SATANG = 1_000_000_000_000 as Satang;

/** @throws RangeError for a fraction, NaN or an amount beyond `MAX_SATANG`. */
export function satang(value: number): Satang {
  if (!Number.isSafeInteger(value) || Math.abs(value) > MAX_SATANG) {
    throw new RangeError(`not an amount in satang: ${value}`);
  }
  return (value === 0 ? 0 : value) as Satang;
}

/** The sum may exceed `MAX_SATANG`. @throws RangeError when it is no safe integer, and so not exact. */
export function sumOf(amounts: readonly Satang[]): Satang {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!Number.isSafeInteger(sum)) throw new RangeError(`not an exact sum: ${sum}`);
  return sum as Satang;
}

/** @throws RangeError for NaN, more than two decimals, or an amount beyond `MAX_SATANG`. */
export function satangFromBaht(baht: number): Satang {
  // Rounding recovers the decimal that a float cannot hold exactly (0.29 * 100 is 28.999…).
  const value = Math.round(baht * 100);
  if (!Number.isFinite(baht) || value / 100 !== baht) throw new RangeError(`not an amount in baht: ${baht}`);
  return satang(value);
}

/** A smaller fraction of a satang is not money: it is left over where a server adds floats. */
const FLOAT_NOISE = 1e-3;

/**
 * Converts a wire amount for display. Fractions of a satang are cut off: members cannot spend them, but an amount with
 * a fraction must not make the wallet unreadable. @throws RangeError as `satangFromBaht`.
 */
export function shownSatang(baht: number): Satang {
  if (!Number.isFinite(baht)) throw new RangeError(`not an amount: ${String(baht)}`);
  const exact = baht * 100;
  const nearest = Math.round(exact);
  return satang(Math.abs(exact - nearest) < FLOAT_NOISE ? nearest : Math.trunc(exact));
}

/** For the wire: baht with at most two decimals. */
export function bahtFromSatang(amount: Satang): number {
  return amount / 100;
}

/** Such as "1234.50" or "-0.05". */
export function plainAmountText(amount: Satang): string {
  const size = Math.abs(amount);
  const fraction = size % 100;
  return `${amount < 0 ? '-' : ''}${(size - fraction) / 100}.${String(fraction).padStart(2, '0')}`;
}

/** Reads digits with at most two decimals; null when the amount is beyond `MAX_SATANG`. */
export function satangFromPlainText(plain: string): Satang | null {
  const [whole = '', fraction = ''] = plain.split('.');
  const value = Number(whole + fraction.padEnd(2, '0'));
  return value > MAX_SATANG ? null : satang(value);
}

/** Rounded down to the satang; 0 for a negative amount. */
export function shareOf(amount: Satang, parts: number): Satang {
  return satang(Math.floor(Math.max(0, amount) / parts));
}

const wholeBaht = (...amounts: readonly number[]): readonly Satang[] => amounts.map(satangFromBaht);

/** Smallest QR deposit. The server refuses 0 or less, and the app sends nothing below 1 baht. [5.19] */
export const QR_MINIMUM = 100 as Satang;

/** Suggested QR amounts by provider. [9.19] [9.20] [9.21] */
export const QR_PRESETS = {
  KBANK: wholeBaht(10, 20, 50, 100, 500, 1000),
  WW: wholeBaht(100, 200, 300, 500, 1000),
  PAYTIMZ: wholeBaht(10, 50, 100, 500, 1000),
} as const satisfies Record<string, readonly Satang[]>;

/** How long a QR is valid; the spec shows no value. [9.39] */
export const QR_SECONDS = 600;

/** Smallest transfer between wallet and game: 1 baht. [5.14] [9.17] */
export const TRANSFER_MINIMUM = 100 as Satang;

/** Smallest deposit by provider; `QR_MINIMUM` applies to the others. [5.20] [9.22] */
export const DEPOSIT_MINIMUMS: Readonly<Record<string, Satang>> = {
  WW: 10_000 as Satang,
  PAYTIMZ: 1000 as Satang,
};

/** Smallest deposit to the mobile wallet: 2 baht. [5.20] [9.23] */
export const MOBILE_WALLET_MINIMUM = 200 as Satang;

/** Smallest QR deposit at a provider, such as `WW`. [5.19] [5.20] */
export function qrMinimum(bankCode: string): Satang {
  return Object.hasOwn(DEPOSIT_MINIMUMS, bankCode) ? (DEPOSIT_MINIMUMS[bankCode] ?? QR_MINIMUM) : QR_MINIMUM;
}
