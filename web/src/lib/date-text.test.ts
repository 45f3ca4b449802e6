import { expect, it } from 'vitest';
import { dateText, dateTimeText, isoTimeText, timeText } from './date-text.ts';

it('writes dates as DD/MM/YYYY HH:mm:ss with a Gregorian year, and times as HH:mm:ss [9.31]', () => {
  const time = new Date(2026, 10, 5, 7, 8, 9).getTime();
  expect(dateTimeText(time)).toBe('05/11/2026 07:08:09');
  expect(dateText(time)).toBe('05/11/2026');
  expect(timeText(time)).toBe('07:08:09');
  const evening = new Date(2026, 10, 5, 19, 8, 9).getTime();
  expect(dateTimeText(evening)).toBe('05/11/2026 19:08:09');
  expect(timeText(evening)).toBe('19:08:09');
});

it('writes a time that could not be read as a dash [5.33] [9.31]', () => {
  expect(dateTimeText(NaN)).toBe('-');
  expect(isoTimeText(NaN)).toBeUndefined();
  expect(isoTimeText(0)).toBe('1970-01-01T00:00:00.000Z');
});
