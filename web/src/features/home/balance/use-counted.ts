import type { Satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { allowsMotion } from '../../../lib/media.ts';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';

const COUNT_MS = 500;
const CHANGE_MS = 3000;
const FRAME_MS = 16;

interface Counted {
  value: Satang | null;
  isCounting: boolean;
  /** What has changed since the member last saw it; null while a dialog covers it. */
  change: Satang | null;
}

/**
 * Animates an amount from its old to its new value, so that a change is visible. It counts at once, beside or below an
 * open dialog: a figure that has been on the screen never returns to an older one. With reduced motion the new value is
 * shown immediately.
 */
export function useCounted(value: Satang | null): Counted {
  const { clock } = useAtomValue(servicesAtom);
  const isHidden = useAtomValue(dialogAtom) !== null;
  const [target, setTarget] = useState(value);
  const [from, setFrom] = useState<Satang | null>(null);
  const [share, setShare] = useState(1);
  const [since, setSince] = useState<Satang | null>(null);

  // Ease out.
  const shown = (to: Satang | null) =>
    from === null || to === null ? to : (Math.round(to - (to - from) * (1 - share) ** 3) as Satang);

  if (target !== value) {
    const moves = target !== null && value !== null && allowsMotion();
    setTarget(value);
    setFrom(moves ? shown(target) : null);
    setShare(moves ? 0 : 1);
    setSince(moves ? (since ?? target) : null);
  }

  useEffect(() => {
    if (from === null) return;
    const begun = clock.elapsed();
    const stop = clock.every(FRAME_MS, () => {
      const next = Math.min(1, (clock.elapsed() - begun) / COUNT_MS);
      setShare(next);
      if (next === 1) stop();
    });
    return stop;
  }, [clock, from, value]);

  const isTelling = since !== null && value !== null && value !== since && !isHidden;
  useEffect(() => {
    if (!isTelling) return;
    return clock.after(CHANGE_MS, () => setSince(null));
  }, [clock, isTelling, value]);

  return {
    value: shown(value),
    isCounting: share < 1,
    change: isTelling ? ((value - since) as Satang) : null,
  };
}
