import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from './test-clock.ts';

describe('the clock of a test', () => {
  it('stands still while the service works on an answer, however long that takes', async () => {
    const clock = createTestClock();
    let isAnswering = true;
    clock.standStillWhile(() => isAnswering);
    const timer = vi.fn<() => void>();
    clock.after(10, timer);
    const advanced = clock.advance(10);
    for (let task = 0; task < 100; task += 1)
      await new Promise<void>((resolve) => void setImmediate(resolve));
    expect(timer).not.toHaveBeenCalled();
    isAnswering = false;
    await advanced;
    expect(timer).toHaveBeenCalledTimes(1);
  });
});
