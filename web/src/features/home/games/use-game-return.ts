import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { checkAfterPlayAtom } from '../../../shared/wallet/balance-check.ts';
import { comeBackAtom } from '../../../shared/wallet/game-return.ts';

/** Who comes back from a game, in this tab or from another, finds its balance asked for. (S6) */
export function useGameReturn() {
  const comeBack = useSetAtom(comeBackAtom);
  const checkBalance = useSetAtom(checkAfterPlayAtom);

  useEffect(() => {
    const look = () => {
      if (document.hidden || comeBack() === null) return;
      void checkBalance();
    };
    look();
    // A tab is seen again, a window has the focus again, a page comes back from the browser's memory.
    const events = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'pageshow'],
    ] as const;
    for (const [target, name] of events) target.addEventListener(name, look);
    return () => {
      for (const [target, name] of events) target.removeEventListener(name, look);
    };
  }, [comeBack, checkBalance]);
}
