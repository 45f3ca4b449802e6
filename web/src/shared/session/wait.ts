import { atom, type Getter } from 'jotai';
import type { Cancel, Clock } from '../../lib/clock.ts';
import { onVisibility } from '../../platform/on-visibility.ts';
import { servicesAtom } from './services.ts';
import { storageKeys } from './storage-keys.ts';

/** "Wait about 1 minute". [8.02] */
export const WAIT_MS = 60_000;

/**
 * The end of a stored wait in monotonic time; 0 when it is over. It was stored in device time: setting that clock back must not
 * make the wait longer than a minute.
 */
export function resumeWait(clock: Clock, storedUntil: number): number {
  const left = storedUntil - clock.device();
  return left > 0 && left <= WAIT_MS ? clock.elapsed() + left : 0;
}

/**
 * A wait of this tab. A reload does not shorten it, and the device's clock does not lengthen it. While a device sleeps, its monotonic
 * clock stands still: a page that becomes visible resumes the wait as a reload does.
 */
export function createWait(key: string) {
  const startedAtom = atom<{ until?: number }>({});
  startedAtom.onMount = (set) => onVisibility(() => set({}));
  return {
    /** When the next try makes sense, in the clock's elapsed time; 0 when there is no wait. */
    untilAtom: atom((get) => {
      const { platform, clock } = get(servicesAtom);
      return get(startedAtom).until ?? resumeWait(clock, Number(platform.tabStorage.get(key) ?? 0));
    }),
    startAtom: atom(null, (get, set) => {
      const { platform, clock } = get(servicesAtom);
      platform.tabStorage.set(key, String(clock.device() + WAIT_MS));
      set(startedAtom, { until: clock.elapsed() + WAIT_MS });
    }),
  };
}

/** One wait for all calls, because the rate limit applies to all. It survives a reload. [8.02] */
export const requestWait = createWait(storageKeys.moneyWait);

/**
 * How long the app rests before it repeats a reading by itself, in ms. The rest begins after the wait, so that the requests of the
 * member come first: a refused repetition starts the next wait.
 */
export const restBeforeRepeat = (get: Getter, ms: number): number =>
  Math.max(get(requestWait.untilAtom) - get(servicesAtom).clock.elapsed(), 0) + ms;

/**
 * Runs as soon as no wait is left, or `ms` after it (with no wait, after `ms`): another request may begin the wait again meanwhile.
 * An aborted signal cancels too. [8.02]
 */
export function runWhenAllowed(get: Getter, ms: number, run: () => void, signal?: AbortSignal): Cancel {
  let cancel: Cancel = () => {};
  const rest = (left: number) => {
    if (signal?.aborted) return;
    if (left === 0) return run();
    const again = () => rest(restBeforeRepeat(get, 0) > 0 ? restBeforeRepeat(get, ms) : 0);
    cancel = get(servicesAtom).clock.after(left, again, signal);
  };
  rest(restBeforeRepeat(get, ms));
  return () => cancel();
}
