import dayjs from 'dayjs';

/** Gregorian, in the device's own zone, in every language. [9.31] */
export function dateTimeText(time: number | string): string {
  return dayjs(time).format('DD/MM/YYYY HH:mm:ss');
}

/** The day of `dateTimeText`, for where the time stands elsewhere. */
export function dateText(time: number): string {
  return dayjs(time).format('DD/MM/YYYY');
}

/** The time of `dateTimeText`, for where the day stands elsewhere already. */
export function timeText(time: number): string {
  return dayjs(time).format('HH:mm:ss');
}

/** For names of files. */
export function isoDayText(time: number): string {
  return dayjs(time).format('YYYY-MM-DD');
}

/** To the minute, with the day only where that is another one than today: `17:52`, `03/02/2026 17:52`. */
export function shortTimeText(time: number, now: number): string {
  return dayjs(time).format(dayjs(time).isSame(now, 'day') ? 'HH:mm' : 'DD/MM/YYYY HH:mm');
}
