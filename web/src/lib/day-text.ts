/** Both in ms since 1970, in the device's time zone; null for an earlier or later day. */
export function dayName(time: number, now: number): 'today' | 'yesterday' | null {
  const days = dayNumber(now) - dayNumber(time);
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : null;
}

/** In the device's time zone. */
export function dayNumber(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

/** Day, month (1 to 12) and the Gregorian year, null for the current year. [9.31] Browsers have no Lao month names. */
export function dayParts(time: number, now: number): { day: number; month: number; year: number | null } {
  const date = new Date(time);
  const year = date.getFullYear();
  return {
    day: date.getDate(),
    month: date.getMonth() + 1,
    year: year === new Date(now).getFullYear() ? null : year,
  };
}
