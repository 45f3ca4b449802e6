/** Whether the member wants nothing to move. (S3) */
export function prefersStillness(): boolean {
  // Absent where nothing is drawn.
  const { matchMedia } = window as { matchMedia?: typeof window.matchMedia };
  return matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
