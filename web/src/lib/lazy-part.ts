import { type ComponentType, lazy } from 'react';
import { type Clock, systemClock } from './clock.ts';

const RETRY_MS = 5_000;

/** Tries every 5 s, until the code and its styles are there. */
export async function untilFetched<Part>(
  load: () => Promise<Part>,
  clock: Pick<Clock, 'wait'> = systemClock,
): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await clock.wait(RETRY_MS);
    }
  }
}

/**
 * A part of a page that is fetched when it is first shown, within a `Suspense`. The page works without a part that cannot be
 * fetched; React's own lazy would break it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilFetched(load) }));
}
