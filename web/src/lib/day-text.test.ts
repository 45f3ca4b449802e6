import { describe, expect, it } from 'vitest';
import { dayName, dayParts } from './day-text.ts';

const local = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();
const NOW = local(2026, 10, 20, 17, 49);

describe('the name of a day', () => {
  it.each([
    [local(2026, 10, 20, 0, 0), 'today'],
    [local(2026, 10, 19, 23, 59), 'yesterday'],
    [local(2026, 10, 19, 0, 0), 'yesterday'],
    [local(2026, 10, 18, 23, 59), null],
    [local(2025, 10, 20, 17, 49), null],
  ])('of %d is %s [2.84]', (time, name) => {
    expect(dayName(time, NOW)).toBe(name);
  });

  it('has parts, with the Gregorian year unless it is the current one [2.84] [9.31]', () => {
    expect(dayParts(local(2026, 10, 20), NOW)).toEqual({ day: 20, month: 11, year: null });
    expect(dayParts(local(2026, 0, 1), NOW)).toEqual({ day: 1, month: 1, year: null });
    expect(dayParts(local(2025, 11, 31, 23, 59), NOW)).toEqual({ day: 31, month: 12, year: 2025 });
  });
});
