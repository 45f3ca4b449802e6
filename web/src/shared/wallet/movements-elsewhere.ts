import { atom } from 'jotai';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { restBeforeRepeat } from '../session/wait.ts';
import { balancesOf } from './balances.ts';
import { AGAIN_MS } from './balances-after.ts';
import { isOvertaken, keepOvertakenAtom, markOfBalances, overtakenNewsAtom } from './overtaken.ts';
import { loadWalletAtom, walletAtom } from './wallet-state.ts';

/**
 * Follows the movements of the browser's other pages: while a lagging copy still gives the figures from before one, they are
 * marked as old, and read again. The first reading is the page's own, when it hears that something has changed. (W9)
 * @returns stops following
 */
export const followMovementsAtom = atom(null, (get, set) => {
  const { clock } = get(servicesAtom);
  const signal = get(sessionSignalAtom);
  return get(overtakenNewsAtom).listen((mark) => void follow(mark));

  async function follow(mark: string) {
    const state = get(walletAtom);
    const shown = state.status === 'ready' && balancesOf(state.wallet);
    if (!shown || markOfBalances(shown) !== mark) return;
    set(keepOvertakenAtom, shown);
    for (const wait of AGAIN_MS) {
      await clock.wait(restBeforeRepeat(get, wait), signal);
      const now = get(walletAtom);
      if (signal.aborted || now.status !== 'ready' || !isOvertaken(get, now.wallet)) return;
      await set(loadWalletAtom);
    }
  }
});
