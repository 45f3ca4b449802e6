import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { onVisibility } from '../../platform/on-visibility.ts';
import { servicesAtom } from './services.ts';

/** The clock's time, updated every `everyMs` until `end`: the service's (`now`) or the monotonic one (`elapsed`). */
export function useNow(hand: 'now' | 'elapsed', everyMs: number, end = Infinity): number {
  const { clock } = useAtomValue(servicesAtom);
  const [time, setTime] = useState(() => clock[hand]());
  const running = time < end;
  useEffect(() => {
    if (!running) return;
    const read = () => setTime(clock[hand]());
    read();
    const stop = clock.every(everyMs, read);
    const ignoreJumps = clock.onJump(read);
    // Shows the current time immediately when a hidden page becomes visible.
    const stopWatching = onVisibility(read);
    return () => {
      stop();
      ignoreJumps();
      stopWatching();
    };
  }, [clock, hand, everyMs, running]);
  return time;
}
