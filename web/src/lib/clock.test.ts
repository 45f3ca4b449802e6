import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';

describe('a clock', () => {
  it('runs a timer once, on time', async () => {
    const clock = createTestClock();
    const run = vi.fn();
    clock.after(1_000, run);
    await clock.advance(999);
    expect(run).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(run).toHaveBeenCalledOnce();
    await clock.advance(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('repeats until it is stopped, also from within', async () => {
    const clock = createTestClock();
    const moments: number[] = [];
    const stop = clock.every(1_000, () => {
      moments.push(clock.elapsed());
      if (moments.length === 3) stop();
    });
    await clock.advance(10_000);
    expect(moments).toEqual([1_000, 2_000, 3_000]);
  });

  it.each(['after', 'every'] as const)(
    'drops what %s has planned when cancelled or aborted',
    async (kind) => {
      const clock = createTestClock();
      const run = vi.fn();
      const abort = new AbortController();
      const cancel = clock[kind](1_000, run);
      clock[kind](1_000, run, abort.signal);
      clock[kind](1_000, run, AbortSignal.abort());
      cancel();
      abort.abort();
      await clock.advance(5_000);
      expect(run).not.toHaveBeenCalled();
      expect(await clock.advanceToNext()).toBeNull();
    },
  );

  it('ends a wait at its time, or immediately when aborted', async () => {
    const clock = createTestClock();
    const abort = new AbortController();
    const ended: string[] = [];
    void clock.wait(1_000).then(() => ended.push('in time'));
    void clock.wait(1_000, abort.signal).then(() => ended.push('aborted'));
    void clock.wait(1_000, AbortSignal.abort()).then(() => ended.push('aborted before'));
    await clock.advance(500);
    expect(ended).toEqual(['aborted before']);
    abort.abort();
    await clock.advance(499);
    expect(ended).toEqual(['aborted before', 'aborted']);
    await clock.advance(1);
    expect(ended).toEqual(['aborted before', 'aborted', 'in time']);
  });
});
