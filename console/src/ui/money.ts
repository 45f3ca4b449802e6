const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats baht or kip as the control API gives them. */
export const money = (amount: number): string => format.format(amount);

export const SATANG = 100;

/** Half of an amount, in whole satang. */
export const halfOf = (amount: number): number => Math.round((amount * SATANG) / 2) / SATANG;

/** The time of day of a moment in the world. */
export const timeOf = (iso: string): string => `${iso.slice(5, 10)} ${iso.slice(11, 19)}`;
