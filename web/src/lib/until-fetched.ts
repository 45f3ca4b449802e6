import type { Clock } from './clock.ts';

const RETRY_MS = 5_000;

/** A part of the app that nobody has asked for, but that must come: asked for again until it is there. */
export async function untilFetched<Part>(
  clock: Pick<Clock, 'wait'>,
  load: () => Promise<Part>,
): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await clock.wait(RETRY_MS);
    }
  }
}
