import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from './services.ts';

/** The clock's time, read again every `everyMs` while `running`: device time (`now`) or forward-only time (`elapsed`). */
export function useNow(hand: 'now' | 'elapsed', everyMs: number, running = true): number {
  const { clock } = useAtomValue(servicesAtom);
  const [time, setTime] = useState(() => clock[hand]());
  useEffect(() => {
    if (!running) return;
    const read = () => setTime(clock[hand]());
    read();
    const timer = setInterval(read, everyMs);
    // A page that was hidden shows the true time at once when it is seen again.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [clock, hand, everyMs, running]);
  return time;
}
