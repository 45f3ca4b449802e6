import { atom } from 'jotai';

/**
 * Starts a turn of requests of one kind. `isLatest` says whether no newer one has started: a slow old answer, perhaps in another
 * language, must not replace a newer one.
 */
export function createTurns() {
  const turnsAtom = atom(() => ({ latest: 0 }));
  return atom(null, (get) => {
    const turns = get(turnsAtom);
    const turn = ++turns.latest;
    return () => turn === turns.latest;
  });
}
