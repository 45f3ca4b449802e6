import { describe, expect, it } from 'vitest';
import { dayName, dayText } from './day-text.ts';

const local = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();
const NOW = local(2026, 10, 20, 17, 49);

describe('the name of a day', () => {
  it.each([
    [local(2026, 10, 20, 0, 0), 'today'],
    [local(2026, 10, 19, 23, 59), 'yesterday'],
    [local(2026, 10, 19, 0, 0), 'yesterday'],
    [local(2026, 10, 18, 23, 59), null],
    [local(2025, 10, 20, 17, 49), null],
  ])('of %d is %s', (time, name) => {
    expect(dayName(time, NOW)).toBe(name);
  });

  it.each([
    ['th', '20 พฤศจิกายน'],
    ['lo', '20 ພະຈິກ'],
    ['en', '20 November'],
  ])('is written out in %s', (locale, text) => {
    expect(dayText(local(2026, 10, 20), NOW, locale)).toBe(text);
  });

  it.each(['th', 'lo', 'en'])('has the Gregorian year in %s when it is another one [9.31]', (locale) => {
    expect(dayText(local(2025, 1, 3), NOW, locale)).toMatch(/^3 \S+ (?:\S+ )?2025$/);
  });
});
