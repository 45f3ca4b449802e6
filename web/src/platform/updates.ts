import type { Clock } from '../lib/clock.ts';
import { createListeners } from '../lib/listeners.ts';
import { isCurrent } from './is-current.ts';

export interface Updates {
  isReady(): boolean;
  /** Calls back when a newer build is there. */
  subscribe(listener: () => void): () => void;
  /** Starts the worker, which looks for a newer build too, once the page is idle. */
  start(options: { withWorker: boolean }): void;
}

/** By then the first page has loaded its files, even on a slow connection. */
const AT_REST_MS = 5_000;

/**
 * Reports a newer build: found when the host lacks a file of the running one, and by the service worker where there is one.
 * @param startWorker loads the code of the worker's start, and begins it.
 */
export function createUpdates(
  window: Window,
  clock: Clock,
  startWorker: (onNewer: () => void) => Promise<unknown>,
): Updates {
  const { subscribe, notify } = createListeners();
  let isReady = false;
  let hasBegun = false;

  const onNewer = () => {
    isReady = true;
    notify();
  };

  // The bundler sends it. This listener is part of the first file: a file of its own could be the one that the host lacks.
  window.addEventListener('vite:preloadError', () => {
    // Offline, or while the host fails, nothing is known.
    void isCurrent(window).then(
      (current) => current || onNewer(),
      () => undefined,
    );
  });

  return {
    isReady: () => isReady,
    subscribe,
    start({ withWorker }) {
      // A failed start is retried by the next page load; nothing depends on it.
      if (withWorker && !hasBegun)
        clock.after(AT_REST_MS, () => void startWorker(onNewer).catch(() => undefined));
      hasBegun = true;
    },
  };
}
