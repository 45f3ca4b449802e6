import { isBlank } from 'contracts/rules';
import { atom } from 'jotai';
import { createTurns } from '../../shared/visit/turns.ts';
import { servicesAtom } from '../../shared/session/services.ts';

export type ConditionsState =
  | { status: 'loading' }
  /** null: a text that cannot be read. It keeps its place, because others may refer to the number of theirs. */
  | { status: 'ready'; texts: readonly (string | null)[] }
  | { status: 'failed' };

const baseConditionsAtom = atom<ConditionsState>({ status: 'loading' });

const turnAtom = createTurns();

export const conditionsAtom = atom((get) => get(baseConditionsAtom));

/** HTML texts; render them only through the sanitiser. [2.31] */
export const loadConditionsAtom = atom(null, async (get, set) => {
  const isLatest = set(turnAtom);
  const show = (state: ConditionsState) => {
    if (isLatest()) set(baseConditionsAtom, state);
  };
  show({ status: 'loading' });
  try {
    const texts = await get(servicesAtom).call('GET /api/lookup/conditions', (reply) => {
      if (!Array.isArray(reply)) throw new TypeError('conditions: not a list');
      const read = reply.map((text: unknown) => (typeof text === 'string' && !isBlank(text) ? text : null));
      if (read.length > 0 && read.every((text) => text === null))
        throw new TypeError('conditions: no text is valid');
      return read;
    });
    show({ status: 'ready', texts });
  } catch {
    show({ status: 'failed' });
  }
});
