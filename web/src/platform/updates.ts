import type { Clock } from '../lib/clock.ts';

export interface Updates {
  isReady(): boolean;
  /** Calls back when a newer build is there. The first listener starts the checks, once the page is idle. */
  subscribe(listener: () => void): () => void;
}

/** By then the first page has loaded its files, even on a slow connection. */
const AT_REST_MS = 5_000;

export function createUpdates(clock: Clock, start: (onNewer: () => void) => Promise<void>): Updates {
  const listeners = new Set<() => void>();
  let isReady = false;
  let hasBegun = false;

  const onNewer = () => {
    isReady = true;
    for (const listener of [...listeners]) listener();
  };

  return {
    isReady: () => isReady,
    subscribe(listener) {
      listeners.add(listener);
      // A failed start is retried by the next page load; nothing depends on it.
      if (!hasBegun) clock.after(AT_REST_MS, () => void start(onNewer).catch(() => undefined));
      hasBegun = true;
      return () => void listeners.delete(listener);
    },
  };
}
