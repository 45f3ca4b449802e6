import type { Getter } from 'jotai';
import { sessionSignalAtom } from '../session/services.ts';
import { waitUntilAllowed } from './wait-until-allowed.ts';

/** Rests before the readings, in ms: the one before may have failed, or come from a copy that lags behind. */
const AGAIN_MS = [3_000, 7_000] as const;

/**
 * Reads again until `read` resolves to true, at most twice.
 * @returns false when none did, or the session is over
 */
export async function readAgainUntil(get: Getter, read: () => Promise<boolean>): Promise<boolean> {
  const signal = get(sessionSignalAtom);
  for (const rest of AGAIN_MS) {
    await waitUntilAllowed(get, rest, signal);
    if (signal.aborted) return false;
    if (await read()) return true;
  }
  return false;
}
