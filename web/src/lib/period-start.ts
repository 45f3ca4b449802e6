import dayjs from 'dayjs';

export type Period = 'day' | 'week' | 'month';

const MONDAY = 1;
const DAYS = 7;

/** Start of the day, week or month in the device's time zone, in ms since 1970; weeks begin on Monday. */
export function periodStart(period: Period, now: number): number {
  const midnight = dayjs(now).startOf('day');
  if (period === 'month') return midnight.startOf('month').valueOf();
  // In days, not hours: with daylight saving a day may have 23 or 25 hours.
  if (period === 'week') return midnight.subtract((midnight.day() - MONDAY + DAYS) % DAYS, 'day').valueOf();
  return midnight.valueOf();
}
