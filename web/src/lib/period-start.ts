export type Period = 'day' | 'week' | 'month';

const MONDAY = 1;
const DAYS = 7;

/** Start of the day, week or month in the device's time zone, in ms since 1970; weeks begin on Monday. */
export function periodStart(period: Period, now: number): number {
  const date = new Date(now);
  const today = date.getDate();
  const sinceMonday = (date.getDay() - MONDAY + DAYS) % DAYS;
  // By days, not hours: with daylight saving a day may have 23 or 25 hours.
  const first = { day: today, week: today - sinceMonday, month: 1 }[period];
  return new Date(date.getFullYear(), date.getMonth(), first).getTime();
}
