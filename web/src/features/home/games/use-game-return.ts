import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { checkAfterPlayAtom } from '../../../shared/wallet/balance-check.ts';
import { comeBackAtom } from '../../../shared/wallet/game-return.ts';

/** Checks the balances when the member comes back from a game. (S6) */
export function useGameReturn() {
  const comeBack = useSetAtom(comeBackAtom);
  const checkBalance = useSetAtom(checkAfterPlayAtom);

  useEffect(() => {
    const check = () => {
      if (document.hidden || comeBack() === null) return;
      void checkBalance();
    };
    check();
    // The tab becomes visible, the window gets the focus, or the page returns from the back/forward cache.
    const events = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'pageshow'],
    ] as const;
    for (const [target, name] of events) target.addEventListener(name, check);
    return () => {
      for (const [target, name] of events) target.removeEventListener(name, check);
    };
  }, [comeBack, checkBalance]);
}
