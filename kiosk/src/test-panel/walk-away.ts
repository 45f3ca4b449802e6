import type { JumpClock } from './jump-clock.ts';

const STEP_MS = 5_000;
const EVERY_MS = 200;

/** Advances the clock until the session ends. Money that is moving delays the end. */
export function walkAway(clock: JumpClock, isSession: () => boolean): void {
  const stop = clock.every(EVERY_MS, () => {
    if (isSession()) clock.jump(STEP_MS);
    else stop();
  });
}
