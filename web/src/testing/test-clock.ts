import { act } from '@testing-library/react';
import { type Cancel, type Clock, createClock } from '../lib/clock.ts';

export interface TestClock extends Clock {
  /** Advances time. Each due timer runs at its own moment, and its requests are answered before time continues. */
  advance(ms: number): Promise<void>;
  /** Advances to the next due timer. Resolves to the distance in ms, or to null when there is no timer. */
  advanceToNext(): Promise<number | null>;
  /** The device sleeps: its clock continues, while the monotonic clock and the timers stop. */
  sleep(ms: number): void;
  /** Stops time while this is true, such as while the service works on an answer. */
  standStillWhile(isAnswering: () => boolean): void;
}

export interface TestClockOptions {
  /** Time advances by itself while the test waits (`findBy…`, `waitFor`) and no answer is being worked on. */
  autoAdvance?: boolean;
  /** The device time at the start, in ms since 1970; 0 by default. */
  deviceTime?: number;
}

/** Tasks in which an answer reaches the screen, or leads to the next request. */
const SETTLED_AFTER = 3;
/** How long an auto-advancing clock watches for activity before it moves, in real milliseconds. */
const CALM_MS = 10;

// The real timers, even when a test fakes them.
const { setTimeout, clearTimeout, setImmediate } = globalThis;
const nextTask = () => new Promise<void>((resolve) => void setImmediate(resolve));

export function createTestClock({ autoAdvance = false, deviceTime = 0 }: TestClockOptions = {}): TestClock {
  let elapsed = 0;
  let timers: { at: number; run: () => void }[] = [];
  const answering: (() => boolean)[] = [];

  const nextDue = () => timers.reduce<number | null>((soonest, { at }) => Math.min(soonest ?? at, at), null);
  const isWaitingForAnswers = () => answering.some((isAnswering) => isAnswering());

  async function settle() {
    for (let task = 0; task < SETTLED_AFTER; task += 1) {
      await nextTask();
      if (!isWaitingForAnswers()) continue;
      task = -1;
      // Leaves the processor to other tests meanwhile.
      await new Promise((resolve) => void setTimeout(resolve, 1));
    }
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
        // In due order; timers of the same moment run in the order they were planned.
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
    sleep: (ms) => void (deviceTime += ms),
    standStillWhile: (isAnswering) => void answering.push(isAnswering),
  };
  if (autoAdvance) running.add({ clock, isCalm: () => !isWaitingForAnswers() });
  return clock;
}

const running = new Set<{ clock: TestClock; isCalm: () => boolean }>();
export const stopClocks = () => running.clear();

export function runClocks(): () => Promise<void> {
  if (running.size === 0) return () => Promise.resolve();
  let isOver = false;
  let endPause: Cancel = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CALM_MS);
      endPause = () => {
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
    endPause();
    return ran;
  };
}
