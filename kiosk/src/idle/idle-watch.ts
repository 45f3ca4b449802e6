import type { Clock, Visit } from 'web/app';
import { IDLE_MS, idleDeadline, WARNING_MS } from './idle-policy.ts';

export interface IdleWatchOptions {
  clock: Pick<Clock, 'elapsed' | 'after'>;
  visit: Pick<Visit, 'snapshot' | 'subscribe'>;
  /** Null when the member is active again. */
  onWarning: (endsAt: number | null) => void;
  onEnd: () => void;
}

export interface IdleWatch {
  touch(): void;
  /** The button of the warning: after a very long session no other touch counts. */
  answer(): void;
  stop(): void;
}

/**
 * Warns when the screen's time is up, and ends the session `WARNING_MS` later without a touch. Call `touch` for each
 * activity, and `answer` when the member presses the warning's button. Money that moves or has moved also proves a person. (K2)
 */
export function watchIdle({ clock, visit, onWarning, onEnd }: IdleWatchOptions): IdleWatch {
  let lastActivity = clock.elapsed();
  let lastAnswer = lastActivity;
  let seen = visit.snapshot();
  let isWarning = false;
  let cancel = () => {};

  /** A touch sets no timer; when the time is up, this checks whether there was one. */
  function wait() {
    // While money is moving, the session waits for the outcome, however long that takes.
    const left = seen.isMoneyMoving
      ? null
      : idleDeadline(seen.screen, lastActivity, lastAnswer) - clock.elapsed();
    const isDue = left !== null && left <= 0;
    // Only a person, or a screen that needs more time, stops a warning that has begun.
    if (isWarning && isDue) return;
    cancel();
    if (isWarning) onWarning(null);
    isWarning = false;
    if (left !== null) cancel = isDue ? warn() : clock.after(left, wait);
  }

  function warn() {
    isWarning = true;
    onWarning(clock.elapsed() + WARNING_MS);
    return clock.after(WARNING_MS, onEnd);
  }

  const unsubscribe = visit.subscribe(() => {
    const now = visit.snapshot();
    const hasMoneyChanged = now.isMoneyMoving !== seen.isMoneyMoving;
    const isNew = hasMoneyChanged || now.screen.kind !== seen.screen.kind;
    // The page after an expired code comes without a person, so it gets the time of the code.
    const isExpired =
      seen.screen.kind === 'code' && now.screen.kind === 'page' && clock.elapsed() >= seen.screen.until;
    seen = now;
    // A new screen counts as activity: the member needs time to read it.
    if (isNew)
      lastActivity = Math.max(lastActivity, clock.elapsed() - (isExpired ? IDLE_MS.page - IDLE_MS.code : 0));
    if (hasMoneyChanged) lastAnswer = lastActivity;
    wait();
  });
  wait();

  function touch() {
    lastActivity = clock.elapsed();
    if (isWarning) wait();
  }

  return {
    touch,
    answer() {
      lastAnswer = clock.elapsed();
      touch();
    },
    stop() {
      cancel();
      unsubscribe();
    },
  };
}
