import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from './services.ts';

/**
 * The clock's time, read again every `everyMs` while `running`: the service's (`now`) or one that only moves forward
 * (`elapsed`).
 */
export function useNow(hand: 'now' | 'elapsed', everyMs: number, running = true): number {
  const { clock } = useAtomValue(servicesAtom);
  const [time, setTime] = useState(() => clock[hand]());
  useEffect(() => {
    if (!running) return;
    const read = () => setTime(clock[hand]());
    read();
    const stop = clock.every(everyMs, read);
    const ignoreJumps = clock.onJump(read);
    // A page that was hidden shows the true time at once when it is seen again.
    document.addEventListener('visibilitychange', read);
    return () => {
      stop();
      ignoreJumps();
      document.removeEventListener('visibilitychange', read);
    };
  }, [clock, hand, everyMs, running]);
  return time;
}
