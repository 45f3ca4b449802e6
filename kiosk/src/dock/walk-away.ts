import type { JumpClock } from './jump-clock.ts';

const STEP_MS = 5_000;
const EVERY_MS = 200;

/** Nobody touches the screen any more, and the time flies: up to the end of the session, which money on its way holds up. */
export function walkAway(clock: JumpClock, isSession: () => boolean): void {
  const stop = clock.every(EVERY_MS, () => {
    if (isSession()) clock.jump(STEP_MS);
    else stop();
  });
}
