/** Restart quickly after a rare crash: a member is waiting. All times in milliseconds. */
const SOON_MS = 250;
/** More restarts than this within the window count as a crash loop. (K9) */
const ALLOWED = 3;
const WINDOW = 10 * 60_000;
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;

export interface RestartDelay {
  delay: number;
  recent: number;
  isLoop: boolean;
}

/**
 * Delay before the next start: a quarter of a second, or in a crash loop ten seconds, twenty, and so on up to five minutes, so that
 * a broken machine does not overload or fill its log.
 * @param endings when Chromium died, oldest first, including this time
 */
export function restartDelay(endings: readonly number[]): RestartDelay {
  const now = endings.at(-1) ?? 0;
  const recent = recentEndings(endings, now);
  if (!isLoop(recent)) return { delay: SOON_MS, recent, isLoop: false };
  const excess = recent - ALLOWED;
  return { delay: Math.min(FIRST_PAUSE * 2 ** (excess - 1), LONGEST_PAUSE), recent, isLoop: true };
}

/** How many of the endings, in milliseconds, are less than ten minutes ago. */
export const recentEndings = (endings: readonly number[], now: number): number =>
  endings.filter((time) => now - time < WINDOW).length;

/** Whether so many endings within ten minutes are a crash loop. (K9) */
export const isLoop = (recent: number): boolean => recent > ALLOWED;
