import { expect, it } from 'vitest';
import { createClock } from '../../lib/clock.ts';
import { timeoutSignal } from './timeout-signal.ts';

/** A clock whose waits end only when `end` is called. */
function heldClock() {
  const runs: (() => void)[] = [];
  const clock = createClock({
    device: () => 0,
    elapsed: () => 0,
    schedule: (_ms, run) => {
      runs.push(run);
      return () => {};
    },
  });
  return { clock, end: () => runs.forEach((run) => run()) };
}

it('a timeout aborts at its end, as soon as the caller leaves, and before any request if they have left', async () => {
  const { clock, end } = heldClock();
  const leaving = new AbortController();
  const signals = [new AbortController(), leaving].map((left) => timeoutSignal(clock, 1_000, left.signal));
  const aborted = () => signals.map((signal) => signal.aborted);
  expect(aborted()).toEqual([false, false]);
  leaving.abort();
  await Promise.resolve();
  expect(aborted()).toEqual([false, true]);
  end();
  await Promise.resolve();
  expect(aborted()).toEqual([true, true]);
  expect(timeoutSignal(clock, 1_000, leaving.signal).aborted).toBe(true);
});
