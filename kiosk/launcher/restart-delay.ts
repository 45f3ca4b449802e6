/** Back at once after a rare crash: a member is waiting. Milliseconds, as all times here. */
const SOON = 1000;
/** More restarts than this within the window are no accident any more: the loop breaker. (K9) */
const ALLOWED = 3;
const WINDOW = 10 * 60_000;
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;

export interface RestartDelay {
  delay: number;
  /** Restarts within the last ten minutes, this one among them. */
  recent: number;
  isLoop: boolean;
}

/**
 * How long to wait before the next start: a second, and when Chromium keeps dying ten seconds, twenty, and so on up to
 * five minutes, so that a broken machine neither burns nor fills its log.
 * @param endings when Chromium died, oldest first, this time last
 */
export function restartDelay(endings: readonly number[]): RestartDelay {
  const now = endings.at(-1) ?? 0;
  const recent = recentEndings(endings, now);
  if (!isLoop(recent)) return { delay: SOON, recent, isLoop: false };
  const excess = recent - ALLOWED;
  return { delay: Math.min(FIRST_PAUSE * 2 ** (excess - 1), LONGEST_PAUSE), recent, isLoop: true };
}

/** How many of them are no older than ten minutes. */
export const recentEndings = (endings: readonly number[], now: number): number =>
  endings.filter((time) => now - time < WINDOW).length;

export const isLoop = (recent: number): boolean => recent > ALLOWED;
