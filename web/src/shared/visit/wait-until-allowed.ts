import type { Getter } from 'jotai';
import { servicesAtom } from '../session/services.ts';
import { restBeforeRepeat } from '../session/wait.ts';

/** Rests before a repeated reading until no wait is left: another request may begin the wait again meanwhile. [8.02] */
export async function waitUntilAllowed(get: Getter, ms: number, signal: AbortSignal): Promise<void> {
  let rest = restBeforeRepeat(get, ms);
  while (rest > 0 && !signal.aborted) {
    await get(servicesAtom).clock.wait(rest, signal);
    rest = restBeforeRepeat(get, 0) > 0 ? restBeforeRepeat(get, ms) : 0;
  }
}
