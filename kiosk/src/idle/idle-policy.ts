import type { Screen } from 'web/app';

/**
 * How long each screen waits for a touch before it asks whether anybody is still there, in ms; null for no end. (K2)
 * `code` counts from the end of a code's time, when nobody touches the screen any more after it: the member's hands are
 * busy with another device until then. `closed` ends without a question: no session is open there.
 */
export const IDLE_MS = {
  attract: null,
  form: 90_000,
  page: 60_000,
  code: 30_000,
  outcome: 20_000,
  closed: 20_000,
} as const;

/** From the question to the end of the session. */
export const WARNING_MS = 15_000;

/** When a screen of a session asks, after the last activity; both in the clock's elapsed time. */
export function idleDeadline(screen: Screen, lastActivity: number): number {
  const since = screen.kind === 'code' ? Math.max(screen.until, lastActivity) : lastActivity;
  return since + IDLE_MS[screen.kind];
}
