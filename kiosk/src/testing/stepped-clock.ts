import type { Clock } from 'web/app';

export interface SteppedClock extends Clock {
  /** Advances the time; each due timer runs at its own time. */
  advance(ms: number): void;
}

/** Starts at 0 and stands still until `advance`. */
export function createSteppedClock(): SteppedClock {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const after: Clock['after'] = (ms, run) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => void (timers = timers.filter((other) => other !== timer));
  };
  return {
    now: () => now,
    device: () => now,
    elapsed: () => now,
    after,
    every(ms, run) {
      let cancel = () => {};
      const repeat = () => {
        cancel = after(ms, repeat);
        run();
      };
      cancel = after(ms, repeat);
      return () => cancel();
    },
    wait: (ms) => new Promise((resolve) => void after(ms, resolve)),
    onJump: () => () => {},
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = Math.max(now, next.at);
        timers = timers.filter((other) => other !== next);
        next.run();
      }
      now = end;
    },
  };
}
