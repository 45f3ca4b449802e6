import { expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createUpdates, type UpdateStart } from './updates.ts';

it.each([true, false])(
  'starts once, after the first page is idle, and notifies every listener (worker: %s)',
  async (withWorker) => {
    const clock = createTestClock();
    let tell = () => {};
    const start = vi.fn(({ onNewer }: UpdateStart) => {
      tell = onNewer;
      return Promise.resolve();
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
  expect(updates.isReady()).toBe(false);
});
