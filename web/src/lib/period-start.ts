import dayjs from 'dayjs';

export type Period = 'day' | 'week' | 'month';

const MONDAY = 1;
const DAYS = 7;

/** When the day, week or month of this moment began, in the device's own zone; weeks begin on Monday. In ms since 1970. */
export function periodStart(period: Period, now: number): number {
  const midnight = dayjs(now).startOf('day');
  if (period === 'month') return midnight.startOf('month').valueOf();
  // By days and not by hours: where clocks are changed a day may have 23 or 25 of them.
  if (period === 'week') return midnight.subtract((midnight.day() - MONDAY + DAYS) % DAYS, 'day').valueOf();
  return midnight.valueOf();
}
