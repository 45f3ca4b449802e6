import dayjs from 'dayjs';

/** Gregorian, in the device's time zone, in every language; "-" for a time that could not be read. [9.31] */
export function dateTimeText(time: number | string): string {
  const date = dayjs(time);
  return date.isValid() ? date.format('DD/MM/YYYY HH:mm:ss') : '-';
}

/** ms since 1970 as ISO 8601 in UTC; undefined for NaN, a time that could not be read. */
export function isoTimeText(time: number): string | undefined {
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** `31/01/2026` in the device's time zone; `time` in ms since 1970. [9.31] */
export function dateText(time: number): string {
  return dayjs(time).format('DD/MM/YYYY');
}

/** With seconds: the specification shows them in the chat. [9.31] */
export function timeText(time: number): string {
  return dayjs(time).format('HH:mm:ss');
}

/** The day in the device's time zone, such as `2026-01-31`, for names of files. */
export function isoDayText(time: number): string {
  return dayjs(time).format('YYYY-MM-DD');
}

/** To the minute, with the day only when it is not today: `17:52`, `03/02/2026 17:52`. */
export function shortTimeText(time: number, now: number): string {
  return dayjs(time).format(dayjs(time).isSame(now, 'day') ? 'HH:mm' : 'DD/MM/YYYY HH:mm');
}
