import type { Clock } from 'web/app';

export interface JumpClock extends Clock {
  /** Timers that are due by then run a moment later. */
  jump(ms: number): void;
}

interface Timer {
  dueAt: number;
  run: () => void;
  cancel: () => void;
}

/** Each pending timer's wait shrinks by the jump. */
export function createJumpClock(clock: Clock): JumpClock {
  let jumped = 0;
  const timers = new Set<Timer>();
  const elapsed = () => clock.elapsed() + jumped;

  const plan = (timer: Timer) => {
    timer.cancel = clock.after(Math.max(0, timer.dueAt - elapsed()), () => {
      timers.delete(timer);
      timer.run();
    });
  };
  return {
    ...clock,
    elapsed,
    after(ms, run) {
      const timer: Timer = { dueAt: elapsed() + ms, run, cancel: () => {} };
      timers.add(timer);
      plan(timer);
      return () => {
        timers.delete(timer);
        timer.cancel();
      };
    },
    jump(ms) {
      jumped += ms;
      for (const timer of [...timers]) {
        timer.cancel();
        plan(timer);
      }
    },
  };
}
