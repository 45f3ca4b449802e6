const padded = (part: number, length = 2) => String(part).padStart(length, '0');

/** Gregorian, in the device's time zone, in every language; "-" for a time that could not be read. [9.31] */
export function dateTimeText(time: number | string): string {
  const ms = new Date(time).getTime();
  return Number.isNaN(ms) ? '-' : `${dateText(ms)} ${timeText(ms)}`;
}

/** ms since 1970 as ISO 8601 in UTC; undefined for NaN, a time that could not be read. */
export function isoTimeText(time: number): string | undefined {
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** `31/01/2026` in the device's time zone; `time` in ms since 1970. [9.31] */
export function dateText(time: number): string {
  const date = new Date(time);
  return [padded(date.getDate()), padded(date.getMonth() + 1), padded(date.getFullYear(), 4)].join('/');
}

/** With seconds: the specification shows them in the chat. [9.31] */
export function timeText(time: number): string {
  const date = new Date(time);
  return [padded(date.getHours()), padded(date.getMinutes()), padded(date.getSeconds())].join(':');
}

/** The day in the device's time zone, such as `2026-01-31`, for names of files. */
export function isoDayText(time: number): string {
  return dateText(time).split('/').reverse().join('-');
}
