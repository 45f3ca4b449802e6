import { createListeners } from '../lib/listeners.ts';

/**
 * What the screen shows, for a watchdog over an unattended screen.
 * - `form`: several fields to fill in before anything happens.
 * - `outcome`: a result that the visitor only needs to read.
 * - `code`: a code to be paid with another device until `until`, in the clock's elapsed time.
 */
export type Screen =
  | { kind: 'page' }
  | { kind: 'form' }
  | { kind: 'outcome' }
  | { kind: 'code'; until: number };

export interface VisitSnapshot {
  screen: Screen;
  /** Whether money is moving, or the app is finding out whether it moved. */
  isMoneyMoving: boolean;
}

/** The state of the visit for a shell around the app, which can end an abandoned one. (K2) */
export interface Visit {
  snapshot(): VisitSnapshot;
  subscribe(listener: () => void): () => void;
  /** Sets what is shown, until the returned function is called. The last call wins. */
  show(screen: Screen): () => void;
  moveMoney(): () => void;
}

const PAGE: Screen = { kind: 'page' };

/** A visit that shows a page, with no money moving. */
export function createVisit(): Visit {
  const shown = new Set<{ screen: Screen }>();
  const moves = new Set<object>();
  const { subscribe, notify } = createListeners();
  let snapshot: VisitSnapshot = { screen: PAGE, isMoneyMoving: false };

  function add<T extends object>(entries: Set<T>, entry: T): () => void {
    entries.add(entry);
    change();
    return () => {
      if (entries.delete(entry)) change();
    };
  }

  function change() {
    snapshot = { screen: [...shown].at(-1)?.screen ?? PAGE, isMoneyMoving: moves.size > 0 };
    notify();
  }

  return {
    snapshot: () => snapshot,
    subscribe,
    show: (screen) => add(shown, { screen }),
    moveMoney: () => add(moves, {}),
  };
}
