import { useAtomValue } from 'jotai';
import { secondsLeft } from '../../lib/countdown.ts';
import { useNow } from '../../state/use-now.ts';
import { waitUntilAtom } from './register-state.ts';

/** Whole seconds until another try is worth making. */
export function useWait(): number {
  const until = useAtomValue(waitUntilAtom);
  return secondsLeft(until, useNow('now', 1000, until > 0));
}
