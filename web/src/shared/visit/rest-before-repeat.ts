import type { Getter } from 'jotai';
import { servicesAtom } from '../session/services.ts';
import { requestWait } from '../session/wait.ts';

/**
 * How long the app rests before it repeats a reading by itself, in ms. The rest begins after the wait, so that the requests of the
 * member come first: a refused repetition starts the next wait.
 */
export const restBeforeRepeat = (get: Getter, ms: number): number =>
  Math.max(get(requestWait.untilAtom) - get(servicesAtom).clock.elapsed(), 0) + ms;
