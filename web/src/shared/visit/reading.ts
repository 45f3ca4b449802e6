import { atom, type Getter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { createTurns } from './turns.ts';

/** What is known of the answer to a request; `Answer` are the fields of the state when it is ready. `isOld`: kept by a failure. */
type Reading<Answer> =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'ready'; isOld?: true } & Answer);

/**
 * State and loader of one request. The latest request wins. [8.29]
 * @param old what a later request does with the answer of an earlier one. It is `cleared` at once; or `replaced` by the new
 *   answer or its failure, because stale data must not look current; or `kept` by a failure, as an old one.
 */
export function createReading<Answer extends object>(
  fetch: (get: Getter) => Promise<Answer>,
  old: 'cleared' | 'replaced' | 'kept',
) {
  const baseAtom = atom<Reading<Answer>>({ status: 'loading' });
  const turnAtom = createTurns();
  /** @param after what must be shown first */
  const loadAtom = atom(null, async (get, set, after?: Promise<unknown>) => {
    const isLatest = set(turnAtom);
    if (old === 'cleared' || get(baseAtom).status === 'failed') set(baseAtom, { status: 'loading' });
    try {
      const reply = fetch(get);
      await Promise.allSettled([reply, after]);
      const answer = await reply;
      if (isLatest()) set(baseAtom, { status: 'ready', ...answer });
    } catch (error) {
      if (failureOf(error).kind === 'aborted' || !isLatest()) return;
      set(baseAtom, (shown) =>
        old === 'kept' && shown.status === 'ready' ? { ...shown, isOld: true } : { status: 'failed' },
      );
    }
  });
  /** The answer is known to be wrong. */
  const clearAtom = atom(null, (_get, set) => set(baseAtom, { status: 'loading' }));
  return { stateAtom: atom((get) => get(baseAtom)), loadAtom, clearAtom };
}
