import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';
import { runWhenAllowed } from '../../../shared/session/wait.ts';
import { useReread } from '../../../shared/visit/use-reread.ts';
import { loadSlipHoursAtom, msUntilChange, slipHoursAtom } from './slip-hours.ts';

/** When the hours are read again after a reading that failed as they changed. */
const AGAIN_MS = 30_000;

/** Reads the hours, and again as soon as they begin or end: null before the first answer. [9.38] (W9) */
export function useSlipHours() {
  const { clock } = useAtomValue(servicesAtom);
  const hours = useAtomValue(slipHoursAtom);
  const load = useSetAtom(loadSlipHoursAtom);
  const { get } = useStore();
  useEffect(() => void load(), [load]);
  useReread(() => void load());

  useEffect(() => {
    if (!hours?.closed) return;
    const closing = new AbortController();
    const { signal } = closing;
    const read = () => {
      // Each answer plans the next reading instead, so this one comes only if there is none.
      readAfter(AGAIN_MS);
      void load();
    };
    const readAfter = (ms: number) => clock.after(ms, () => runWhenAllowed(get, 0, read, signal), signal);
    readAfter(msUntilChange(hours.closed, clock.now()));
    return () => closing.abort();
  }, [clock, get, hours, load]);

  return hours;
}
