import { expect, it } from 'vitest';
import { dateTimeText } from './date-text.ts';

it('writes dates as DD/MM/YYYY HH:mm:ss with a Gregorian year [9.31]', () => {
  expect(dateTimeText(new Date(2026, 10, 5, 7, 8, 9).getTime())).toBe('05/11/2026 07:08:09');
});
