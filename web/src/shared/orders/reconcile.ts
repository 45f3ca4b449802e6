import { failureOf } from '../../api/api-error.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import type { Clock } from '../../lib/clock.ts';

/** When the truth is read after an outcome that nobody told, in ms after it. */
export const RECONCILE_AFTER_MS = [0, 3_000, 10_000] as const;

const RESUME_AFTER_MS = [0, 3_000, 10_000, 30_000, 60_000, 120_000] as const;

/**
 * The same for an order whose page was reloaded: nobody waits for its answer any more, yet it may be at work for as
 * long as its request may take, and is not called "not done" before.
 */
export function resumeAfter(limitMs: number): number[] {
  return [...RESUME_AFTER_MS.filter((at) => at < limitMs), limitMs];
}

/** Thrown while the truth is read: it tells that the order was refused, and why. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** What the truth says of an effect. `over`: the session has ended, and nobody is told. */
export type Finding<Done> =
  | { kind: 'there'; done: Done }
  | { kind: 'refused'; code: string }
  | { kind: 'absent' }
  | { kind: 'unreadable' }
  | { kind: 'over' };

export interface Reconciling<Done> {
  clock: Clock;
  schedule: readonly number[];
  /** Aborted when the session ends. */
  signal: AbortSignal;
  /** The effect, or null when it is not there. Throws when the truth cannot be read, or `OrderRefused`. */
  read: () => Promise<Done | null>;
}

/** Reads the truth until the effect is there or the schedule ends. */
export async function reconcile<Done>({
  clock,
  schedule,
  signal,
  read,
}: Reconciling<Done>): Promise<Finding<Done>> {
  const isOver = () => signal.aborted;
  let isRead = false;
  let waited = 0;
  for (const at of schedule) {
    if (at > waited) await clock.wait(at - waited, signal);
    // What another member can read says nothing about this order.
    if (isOver()) return { kind: 'over' };
    waited = at;
    try {
      const done = await read();
      if (isOver()) return { kind: 'over' };
      if (done !== null) return { kind: 'there', done };
      isRead = true;
    } catch (error) {
      if (error instanceof OrderRefused) return { kind: 'refused', code: error.code };
      // Nothing is asked again by itself before the wait ends. [8.02]
      if (asksToWait(failureOf(error))) return { kind: 'unreadable' };
      // The last reading decides: before a failed one the effect may still have been on its way.
      isRead = false;
    }
  }
  return { kind: isRead ? 'absent' : 'unreadable' };
}
