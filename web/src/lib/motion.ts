/** Asks the browser; null where nothing is drawn. */
function asks(preference: 'reduce' | 'no-preference'): boolean | null {
  const { matchMedia } = window as { matchMedia?: typeof window.matchMedia };
  return matchMedia?.(`(prefers-reduced-motion: ${preference})`).matches ?? null;
}

/** Whether the member wants nothing to move. (S3) */
export function prefersStillness(): boolean {
  return asks('reduce') ?? false;
}

/** Whether it is known that the member does not mind motion: for what only decorates, and money must not wait for. */
export function allowsMotion(): boolean {
  return asks('no-preference') ?? false;
}
