import type { Clock } from '../lib/clock.ts';

export interface Updates {
  isReady(): boolean;
  /** Calls back when a newer build is there. */
  subscribe(listener: () => void): () => void;
  /** Starts the checks, once the page is idle. */
  start(options: { withWorker: boolean }): void;
}

export interface UpdateStart {
  withWorker: boolean;
  onNewer: () => void;
}

/** By then the first page has loaded its files, even on a slow connection. */
const AT_REST_MS = 5_000;

/** @param start loads what the checks need, and begins them. */
export function createUpdates(clock: Clock, start: (options: UpdateStart) => Promise<unknown>): Updates {
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
      return () => void listeners.delete(listener);
    },
    start({ withWorker }) {
      // A failed start is retried by the next page load; nothing depends on it.
      if (!hasBegun)
        clock.after(AT_REST_MS, () => void start({ withWorker, onNewer }).catch(() => undefined));
      hasBegun = true;
    },
  };
}
