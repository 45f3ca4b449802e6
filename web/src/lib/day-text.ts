/** How far a day lies back, as far as it has a name of its own. */
export function dayName(time: number, now: number): 'today' | 'yesterday' | null {
  const days = dayNumber(now) - dayNumber(time);
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : null;
}

/** Days of the device's zone, counted. */
export function dayNumber(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

/** Day, month (1 to 12) and the Gregorian year, which is null for this one. [9.31] Browsers do not know the months in Lao. */
export function dayParts(time: number, now: number): { day: number; month: number; year: number | null } {
  const date = new Date(time);
  const year = date.getFullYear();
  return {
    day: date.getDate(),
    month: date.getMonth() + 1,
    year: year === new Date(now).getFullYear() ? null : year,
  };
}
