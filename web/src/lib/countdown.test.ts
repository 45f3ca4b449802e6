import { describe, expect, it } from 'vitest';
import { countdownText, secondsLeft } from './countdown.ts';

describe('countdown', () => {
  it.each([
    [600, '10:00'],
    [522, '08:42'],
    [59, '00:59'],
    [0, '00:00'],
    [-3, '00:00'],
    [6000, '100:00'],
  ])('writes %i seconds as %s [2.50] [9.24]', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });

  it('shows 00:00 exactly when the deadline is reached, and never less [2.50] [9.24]', () => {
    expect(secondsLeft(10_000, 9_001)).toBe(1);
    expect(secondsLeft(10_000, 9_999)).toBe(1);
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 99_000)).toBe(0);
  });
});
