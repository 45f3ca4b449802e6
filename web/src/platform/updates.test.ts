import { expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createUpdates } from './updates.ts';

it('looks for builds once, after the first page is idle, and notifies every listener', async () => {
  const clock = createTestClock();
  let tell = () => {};
  const start = vi.fn(async (onNewer: () => void) => {
    tell = onNewer;
  });
  const updates = createUpdates(clock, start);
  await clock.advance(60_000);
  expect(start).not.toHaveBeenCalled();
  const [first, second] = [vi.fn(), vi.fn()];
  updates.subscribe(first)();
  updates.subscribe(second);
  await clock.advance(4_999);
  expect(start).not.toHaveBeenCalled();
  await clock.advance(60_000);
  expect(start).toHaveBeenCalledOnce();
  expect(updates.isReady()).toBe(false);
  tell();
  expect(updates.isReady()).toBe(true);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('ignores a failed check for builds', async () => {
  const clock = createTestClock();
  const updates = createUpdates(clock, () => Promise.reject(new TypeError('Failed to fetch')));
  updates.subscribe(() => {});
  await clock.advance(5_000);
  expect(updates.isReady()).toBe(false);
});
