import dayjs from 'dayjs';

/** Gregorian, in the device's own zone, in every language. [9.31] */
export function dateTimeText(time: number | string): string {
  return dayjs(time).format('DD/MM/YYYY HH:mm:ss');
}

/** Parts of `dateTimeText`, for where the day stands elsewhere already. */
export function timeText(time: number): string {
  return dayjs(time).format('HH:mm:ss');
}

/** For names of files. */
export function isoDayText(time: number): string {
  return dayjs(time).format('YYYY-MM-DD');
}
