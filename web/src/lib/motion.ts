function asks(preference: 'reduce' | 'no-preference'): boolean | null {
  const { matchMedia } = window as { matchMedia?: typeof window.matchMedia };
  return matchMedia?.(`(prefers-reduced-motion: ${preference})`).matches ?? null;
}

/** Whether the member has asked the device for less motion; false where it cannot say. */
export function prefersStillness(): boolean {
  return asks('reduce') ?? false;
}

/** Whether the member is known to accept motion: for decoration, which money must not wait for. */
export function allowsMotion(): boolean {
  return asks('no-preference') ?? false;
}
