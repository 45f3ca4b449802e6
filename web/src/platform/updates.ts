import type { Clock } from '../lib/clock.ts';

export interface Updates {
  isReady(): boolean;
  /** Calls back when a newer build is there. */
  subscribe(listener: () => void): () => void;
  /** Starts the checks, once the page is idle. */
  start(options: { withWorker: boolean }): void;
  /** Looks for a newer build now, because the host lacks a file of this one. Before the start it does nothing. */
  look(): void;
}

export interface UpdateStart {
  withWorker: boolean;
  onNewer: () => void;
}

/** By then the first page has loaded its files, even on a slow connection. */
const AT_REST_MS = 5_000;

/** @param start loads what the checks need, and returns whether the running build is the host's. */
export function createUpdates(
  clock: Clock,
  start: (options: UpdateStart) => Promise<() => Promise<boolean>>,
): Updates {
  const listeners = new Set<() => void>();
  let isReady = false;
  let hasBegun = false;
  let isCurrent = () => Promise.resolve(true);

  const onNewer = () => {
    isReady = true;
    for (const listener of [...listeners]) listener();
  };
  const begin = async (withWorker: boolean) => {
    isCurrent = await start({ withWorker, onNewer });
  };

  return {
    isReady: () => isReady,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start({ withWorker }) {
      // A failed start is retried by the next page load; nothing depends on it.
      if (!hasBegun) clock.after(AT_REST_MS, () => void begin(withWorker).catch(() => undefined));
      hasBegun = true;
    },
    look() {
      if (isReady) return;
      // Offline, nothing is known.
      void isCurrent().then(
        (current) => current || isReady || onNewer(),
        () => undefined,
      );
    },
  };
}
