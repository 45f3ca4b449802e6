import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

describe('relativeTime', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);
  it.each([
    [0, 'second', 0],
    [59, 'second', 59],
    [59.999, 'second', 59],
    [60, 'minute', 1],
    [3_599, 'minute', 59],
    [3_600, 'hour', 1],
    [86_399, 'hour', 23],
    [86_400, 'day', 1],
    [2_591_999, 'day', 29],
    [2_592_000, 'month', 1],
    [31_535_999, 'month', 12],
    [31_536_000, 'year', 1],
  ] as const)('counts %d seconds as %s %i [9.32]', (seconds, unit, count) => {
    expect(relativeTime(now - seconds * 1000, now)).toEqual({ unit, count });
  });

  it('never returns a future time', () => {
    expect(relativeTime(now + 5_000, now)).toEqual({ unit: 'second', count: 0 });
  });
});
