/**
 * Money inside the product is an integer of satang (1 baht = 100 satang; kip is counted the same way).
 * This module alone converts between baht and satang; nothing else calculates with baht.
 */
export type Satang = number & { readonly __unit: 'satang' };

/** The largest amount that the product handles: ten thousand million baht, exact as a JSON number. */
export const MAX_SATANG = 1_000_000_000_000 as Satang;

/** Marks an integer as satang. @throws RangeError for a fraction, NaN or an amount beyond `MAX_SATANG`. */
export function satang(value: number): Satang {
  if (!Number.isSafeInteger(value) || Math.abs(value) > MAX_SATANG) {
    throw new RangeError(`not an amount in satang: ${value}`);
  }
  return (value === 0 ? 0 : value) as Satang;
}

/** Amounts together. The sum may pass what one amount may be: it is as exact, for it stays a safe integer. */
export function sumOf(amounts: readonly Satang[]): Satang {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Satang;
}

/** Satang of a wire amount in baht. @throws RangeError for NaN, more than two decimals, or too much. */
export function satangFromBaht(baht: number): Satang {
  // Rounding recovers the decimal that JSON could not hold exactly (0.29 * 100 is 28.999…).
  const value = Math.round(baht * 100);
  if (!Number.isFinite(baht) || value / 100 !== baht) throw new RangeError(`not an amount in baht: ${baht}`);
  return satang(value);
}

/**
 * Satang of an amount that a reply tells for the member to see. What is finer than a satang is left out: it is there, yet
 * nobody can spend it, and a wallet with such an amount must not be out of reach. @throws RangeError as `satangFromBaht`.
 */
export function shownSatang(baht: number): Satang {
  if (!Number.isFinite(baht)) throw new RangeError(`not an amount: ${String(baht)}`);
  const nearest = Math.round(baht * 100);
  return satang(nearest / 100 === baht ? nearest : Math.trunc(baht * 100));
}

/** The wire amount in baht: the number nearest to the exact decimal. */
export function bahtFromSatang(amount: Satang): number {
  return amount / 100;
}

/** Digits and a point: "1234.50", "-0.05". */
export function plainAmountText(amount: Satang): string {
  const size = Math.abs(amount);
  const fraction = size % 100;
  return `${amount < 0 ? '-' : ''}${(size - fraction) / 100}.${String(fraction).padStart(2, '0')}`;
}

/** Reads digits with at most two after a point; null when it is more than the product handles. */
export function satangFromPlainText(plain: string): Satang | null {
  const [whole = '', fraction = ''] = plain.split('.');
  const value = Number(whole + fraction.padEnd(2, '0'));
  return value > MAX_SATANG ? null : satang(value);
}

/** A part of an amount, rounded down to the satang; none of an amount below zero. */
export function shareOf(amount: Satang, parts: number): Satang {
  return satang(Math.floor(Math.max(0, amount) / parts));
}

const wholeBaht = (...amounts: readonly number[]): readonly Satang[] => amounts.map(satangFromBaht);

/** Smallest QR deposit: 0 or less cannot be created, and nothing below 1 baht is sent. [5.19] */
export const QR_MINIMUM = 100 as Satang;

/** Amounts offered for a QR at each provider. [9.19] [9.20] [9.21] */
export const QR_PRESETS = {
  KBANK: wholeBaht(10, 20, 50, 100, 500, 1000),
  WW: wholeBaht(100, 200, 300, 500, 1000),
  PAYTIMZ: wholeBaht(10, 50, 100, 500, 1000),
} as const satisfies Record<string, readonly Satang[]>;

/** How long a QR lives; the spec shows no value. [9.39] */
export const QR_SECONDS = 600;

/** Smallest transfer between wallet and game: 1 baht. [5.14] [9.17] */
export const TRANSFER_MINIMUM = 100 as Satang;

/** Smallest deposit by provider; the QR's own minimum holds where none is named. [5.20] [9.22] */
export const DEPOSIT_MINIMUMS: Readonly<Record<string, Satang>> = {
  WW: 10_000 as Satang,
  PAYTIMZ: 1000 as Satang,
};

/** Smallest deposit by a transfer to the mobile wallet: 2 baht. [5.20] [9.23] */
export const MOBILE_WALLET_MINIMUM = 200 as Satang;

/** The smallest QR of a provider. [5.19] [5.20] */
export function qrMinimum(bankCode: string): Satang {
  return Object.hasOwn(DEPOSIT_MINIMUMS, bankCode) ? (DEPOSIT_MINIMUMS[bankCode] ?? QR_MINIMUM) : QR_MINIMUM;
}
