import { expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createUpdates, type UpdateStart } from './updates.ts';

it.each([true, false])(
  'starts once, after the first page is idle, and notifies every listener (worker: %s)',
  async (withWorker) => {
    const clock = createTestClock();
    let tell = () => {};
    const start = vi.fn(async ({ onNewer }: UpdateStart) => {
      tell = onNewer;
      return () => Promise.resolve(true);
    });
    const updates = createUpdates(clock, start);
    const [first, second] = [vi.fn(), vi.fn()];
    updates.subscribe(first)();
    updates.subscribe(second);
    await clock.advance(60_000);
    expect(start).not.toHaveBeenCalled();
    updates.start({ withWorker });
    updates.start({ withWorker });
    await clock.advance(4_999);
    expect(start).not.toHaveBeenCalled();
    await clock.advance(60_000);
    expect(start).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ withWorker }));
    expect(updates.isReady()).toBe(false);
    tell();
    expect(updates.isReady()).toBe(true);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  },
);

it('ignores a failed start', async () => {
  const clock = createTestClock();
  const updates = createUpdates(clock, () => Promise.reject(new TypeError('Failed to fetch')));
  updates.start({ withWorker: true });
  await clock.advance(5_000);
  updates.look();
  await clock.advance(0);
  expect(updates.isReady()).toBe(false);
});

it('finds a newer build when a file of this one is missing, and only then', async () => {
  const clock = createTestClock();
  const isCurrent = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(true)
    .mockResolvedValueOnce(false);
  const updates = createUpdates(clock, () => Promise.resolve(isCurrent));
  const listener = vi.fn();
  updates.subscribe(listener);
  updates.start({ withWorker: false });
  await clock.advance(5_000);
  for (const isReady of [false, false, true, true]) {
    updates.look();
    await clock.advance(0);
    expect(updates.isReady()).toBe(isReady);
  }
  expect(isCurrent).toHaveBeenCalledTimes(3);
  expect(listener).toHaveBeenCalledOnce();
});
