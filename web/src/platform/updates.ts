import type { Clock } from '../lib/clock.ts';

/** Whether a newer build of the app is there than the one that runs. */
export interface Updates {
  isReady(): boolean;
  /** Calls back when one is. The first listener has the browser look for builds, once the page is at rest. */
  subscribe(listener: () => void): () => void;
}

/** What the first page needs is there by then, on a slow line too. */
const AT_REST_MS = 5_000;

/** @param start begins to look for builds, and calls back when there is one */
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
      // What cannot be fetched then is asked for with the next page; nobody waits for it.
      if (!hasBegun) clock.after(AT_REST_MS, () => void start(onNewer).catch(() => undefined));
      hasBegun = true;
      return () => void listeners.delete(listener);
    },
  };
}
