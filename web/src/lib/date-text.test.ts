import { expect, it } from 'vitest';
import { dateTimeText, timeText } from './date-text.ts';

it('writes dates as DD/MM/YYYY HH:mm:ss with a Gregorian year, and times as HH:mm:ss [9.31]', () => {
  const time = new Date(2026, 10, 5, 7, 8, 9).getTime();
  expect(dateTimeText(time)).toBe('05/11/2026 07:08:09');
  expect(timeText(time)).toBe('07:08:09');
});
