import type { Clock, Visit } from 'web/app';
import { idleDeadline, WARNING_MS } from './idle-policy.ts';

export interface IdleWatchOptions {
  clock: Pick<Clock, 'elapsed' | 'after'>;
  visit: Pick<Visit, 'snapshot' | 'subscribe'>;
  /** Called when the warning begins, with the time at which the session ends, and with null when somebody is there. */
  onWarning: (endsAt: number | null) => void;
  onEnd: () => void;
}

export interface IdleWatch {
  /** Somebody is there. */
  touch(): void;
  stop(): void;
}

/** Ends a session that was left: a warning after the time that its screen allows, then the end. (K2) */
export function watchIdle({ clock, visit, onWarning, onEnd }: IdleWatchOptions): IdleWatch {
  let lastActivity = clock.elapsed();
  let seen = visit.snapshot();
  let isWarning = false;
  let cancel = () => {};

  /** A touch plans nothing; when the time is up, this checks whether there was one. */
  function wait() {
    cancel();
    if (isWarning) onWarning(null);
    isWarning = false;
    // A member whose money is moving is told the outcome, however long that takes.
    if (seen.isMoneyMoving) return;
    const left = idleDeadline(seen.screen, lastActivity) - clock.elapsed();
    cancel = left > 0 ? clock.after(left, wait) : warn();
  }

  function warn() {
    isWarning = true;
    onWarning(clock.elapsed() + WARNING_MS);
    return clock.after(WARNING_MS, onEnd);
  }

  const unsubscribe = visit.subscribe(() => {
    const now = visit.snapshot();
    const isNew = now.screen.kind !== seen.screen.kind || now.isMoneyMoving !== seen.isMoneyMoving;
    seen = now;
    // What has just come is there to be read.
    if (isNew) lastActivity = clock.elapsed();
    wait();
  });
  wait();

  return {
    touch() {
      lastActivity = clock.elapsed();
      if (isWarning) wait();
    },
    stop() {
      cancel();
      unsubscribe();
    },
  };
}
