import { describe, expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

const minutes = (...times: number[]) => times.map((time) => time * 60_000);

describe('the delay before Chromium restarts', () => {
  it.each([
    ['the first time', minutes(0), 250],
    ['the third time in ten minutes', minutes(0, 4, 9), 250],
    ['the fourth time in ten minutes', minutes(0, 1, 2, 3), 10_000],
    ['the fifth time', minutes(0, 1, 2, 3, 4), 20_000],
    ['the fourth time in exactly ten minutes', minutes(0, 4, 9, 10), 250],
    ['the fourth time, but over an hour', minutes(0, 20, 40, 60), 250],
    ['after a calm period', minutes(0, 1, 2, 3, 4, 30), 250],
  ])('is, %s, %s → %s ms', (_, endings, delay) => {
    expect(restartDelay(endings).delay).toBe(delay);
  });

  it('never grows beyond five minutes', () => {
    expect(restartDelay(Array.from({ length: 40 }, (_, index) => index)).delay).toBe(5 * 60_000);
  });

  it('distinguishes a crash loop from a single crash', () => {
    expect(restartDelay(minutes(0, 1, 2)).isLoop).toBe(false);
    expect(restartDelay(minutes(0, 1, 2, 3))).toMatchObject({ isLoop: true, recent: 4 });
  });
});
