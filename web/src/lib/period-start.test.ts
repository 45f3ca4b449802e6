import { describe, expect, it } from 'vitest';
import { periodStart } from './period-start.ts';

const local = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();

describe('periodStart', () => {
  // 20 November 2026 is a Friday.
  it.each([
    ['day', local(2026, 10, 20, 17, 49), local(2026, 10, 20)],
    ['day', local(2026, 10, 20, 0, 0), local(2026, 10, 20)],
    ['week', local(2026, 10, 20, 17, 49), local(2026, 10, 16)],
    ['week', local(2026, 10, 16, 0, 0), local(2026, 10, 16)],
    ['week', local(2026, 10, 22, 23, 59), local(2026, 10, 16)],
    ['week', local(2026, 11, 1, 8, 0), local(2026, 10, 30)],
    ['month', local(2026, 10, 20, 17, 49), local(2026, 10, 1)],
    ['month', local(2026, 10, 1, 0, 0), local(2026, 10, 1)],
  ] as const)('begins the %s of %d at midnight', (period, now, start) => {
    expect(periodStart(period, now)).toBe(start);
  });
});
