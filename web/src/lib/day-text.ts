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

/** "20 November", with the year when it is not this one; Gregorian in every language. [9.31] */
export function dayText(time: number, now: number, locale: string): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(`${locale === 'en' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(time);
}
