import dayjs from 'dayjs';

/** Gregorian, in the device's own zone, in every language. [9.31] */
export function dateTimeText(time: number | string): string {
  return dayjs(time).format('DD/MM/YYYY HH:mm:ss');
}
