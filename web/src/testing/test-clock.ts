import { act } from '@testing-library/react';
import { type Cancel, type Clock, createClock } from '../lib/clock.ts';

export interface TestClock extends Clock {
  /**
   * Lets so much time pass. Whatever falls due runs at its own moment, and the requests that it makes are answered before
   * time goes on.
   */
  advance(ms: number): Promise<void>;
  /** Goes to the moment at which the next timer is due. Resolves to how far that was, to null when there is no timer. */
  advanceToNext(): Promise<number | null>;
  /** Registers a request: time stands still until it ends, unless it hangs. */
  track<T>(request: Promise<T>): Promise<T>;
}

export interface TestClockOptions {
  /** Time passes by itself while the test waits for something (`findBy…`, `waitFor`) and no request is under way. */
  autoAdvance?: boolean;
  /** What the device believes the time to be at the start, in ms since 1970; 0 when left out. */
  deviceTime?: number;
}

/** A request without an answer after so many real milliseconds hangs: time goes on without it. */
const HANGS_AFTER_MS = 400;
/** How long an auto-advancing clock watches for activity before it moves, in real milliseconds. */
const CALM_MS = 10;

// The real ones, whatever a test does to its timers.
const { setTimeout, clearTimeout, setImmediate, performance } = globalThis;
const nextTask = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Time stands still until the test lets it pass. */
export function createTestClock({ autoAdvance = false, deviceTime = 0 }: TestClockOptions = {}): TestClock {
  let elapsed = 0;
  let timers: { at: number; run: () => void }[] = [];
  const requests = new Set<{ since: number }>();

  const nextDue = () => timers.reduce<number | null>((soonest, { at }) => Math.min(soonest ?? at, at), null);
  const isWaitingForAnswers = () =>
    [...requests].some(({ since }) => performance.now() - since < HANGS_AFTER_MS);

  /** Until every request that does not hang is answered, and what the answers cause has happened. */
  async function settle() {
    do for (let task = 0; task < 3; task += 1) await nextTask();
    while (isWaitingForAnswers());
  }

  function runDue() {
    for (;;) {
      const due = timers.find(({ at }) => at <= elapsed);
      if (!due) return;
      timers = timers.filter((timer) => timer !== due);
      due.run();
    }
  }

  async function advance(ms: number) {
    const end = elapsed + ms;
    await act(settle);
    for (let next = nextDue(); next !== null && next <= end; next = nextDue()) {
      elapsed = Math.max(elapsed, next);
      await act(async () => {
        runDue();
        await settle();
      });
    }
    elapsed = end;
  }

  const clock: TestClock = {
    ...createClock({
      device: () => deviceTime + elapsed,
      elapsed: () => elapsed,
      schedule(ms, run) {
        const timer = { at: elapsed + Math.max(0, ms), run };
        // In the order in which they fall due; of two at one moment the one that was planned first.
        const later = timers.findIndex(({ at }) => at > timer.at);
        timers.splice(later < 0 ? timers.length : later, 0, timer);
        return () => void (timers = timers.filter((one) => one !== timer));
      },
    }),
    advance,
    async advanceToNext() {
      const next = nextDue();
      if (next === null) return null;
      const ms = Math.max(0, next - elapsed);
      await advance(ms);
      return ms;
    },
    track(request) {
      const entry = { since: performance.now() };
      requests.add(entry);
      return request.finally(() => requests.delete(entry));
    },
  };
  if (autoAdvance) running.add({ clock, isCalm: () => !isWaitingForAnswers() });
  return clock;
}

/** Clocks of this test that advance by themselves. */
const running = new Set<{ clock: TestClock; isCalm: () => boolean }>();
/** The next test begins without them. */
export const stopClocks = () => running.clear();

/** Lets the auto-advancing clocks run for as long as the test waits; returns how to stop them. */
export function runClocks(): () => Promise<void> {
  if (running.size === 0) return () => Promise.resolve();
  let isOver = false;
  let wake: Cancel = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CALM_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    for (;;) {
      await pause();
      for (const { clock, isCalm } of running) {
        if (isOver) return;
        if (isCalm()) await clock.advanceToNext();
      }
    }
  };
  const ran = run();
  return () => {
    isOver = true;
    wake();
    return ran;
  };
}
