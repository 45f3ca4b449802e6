import type { Satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { allowsMotion } from '../../../lib/motion.ts';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';

const COUNT_MS = 500;
const CHANGE_MS = 3000;
const FRAME_MS = 16;

interface Counted {
  value: Satang | null;
  isCounting: boolean;
  change: Satang | null;
}

const STILL = { from: null, change: null, share: 1 };

/**
 * Animates an amount from its old to its new value, so that a change is visible; waits while a dialog covers it. With
 * reduced motion the new value is shown immediately.
 */
export function useCounted(value: Satang | null): Counted {
  const { clock } = useAtomValue(servicesAtom);
  const isHidden = useAtomValue(dialogAtom) !== null;
  const [seen, setSeen] = useState(value);
  const [run, setRun] = useState<{ from: Satang | null; change: number | null; share: number }>(STILL);

  if (!isHidden && seen !== value) {
    setSeen(value);
    const isMove = seen !== null && value !== null && allowsMotion();
    setRun(isMove ? { from: seen, change: value - seen, share: 0 } : STILL);
  }

  const { change } = run;
  useEffect(() => {
    if (change === null) return;
    const begun = clock.elapsed();
    const stop = clock.every(FRAME_MS, () => {
      const share = Math.min(1, (clock.elapsed() - begun) / COUNT_MS);
      setRun((at) => (at.change === change ? { ...at, share } : at));
      if (share === 1) stop();
    });
    const forget = clock.after(CHANGE_MS, () => setRun(STILL));
    return () => {
      stop();
      forget();
    };
  }, [clock, change, value]);

  const isCounting = run.share < 1 && run.from !== null && value !== null && !isHidden;
  if (!isCounting) return { value, isCounting: false, change: isHidden ? null : (change as Satang | null) };
  // Ease out.
  const done = 1 - (1 - run.share) ** 3;
  const shown = Math.round((run.from ?? 0) + (change ?? 0) * done) as Satang;
  return { value: shown, isCounting, change: change as Satang | null };
}
