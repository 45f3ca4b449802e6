import type { Screen } from 'web/app';

/**
 * How long each screen waits for a touch before the warning, in ms; null for no limit. (K2) `code` counts from the later of
 * the code's expiry and the last touch, because until the expiry the member is busy with another device. `closed` ends without
 * a warning, because no session is open.
 */
export const IDLE_MS = {
  attract: null,
  form: 90_000,
  page: 60_000,
  code: 30_000,
  outcome: 20_000,
  closed: 20_000,
} as const;

/** From the warning to the end of the session. */
export const WARNING_MS = 15_000;

/** A usual code expires after ten minutes. One that is valid for hours must not keep a deserted session open so long. */
const LONGEST_CODE_MS = 15 * 60_000;

/**
 * The longest time without a deliberate answer: a scanner or a defective touch screen that never stops must not keep a
 * deserted session open.
 */
const LONGEST_UNANSWERED_MS = 30 * 60_000;

/**
 * All in the clock's elapsed time.
 * @param lastAnswer when a person last did what no defective device does, see `watchIdle`
 */
export function idleDeadline(screen: Screen, lastActivity: number, lastAnswer: number): number {
  const latest = lastAnswer + LONGEST_UNANSWERED_MS;
  if (screen.kind !== 'code') return Math.min(lastActivity + IDLE_MS[screen.kind], latest);
  const until = Math.min(screen.until, lastActivity + LONGEST_CODE_MS);
  return Math.min(Math.max(until, lastActivity) + IDLE_MS.code, latest + LONGEST_CODE_MS);
}
