import { atom } from 'jotai';
import { servicesAtom } from '../../shared/session/services.ts';

export type ConditionsState =
  { status: 'loading' } | { status: 'ready'; texts: string[] } | { status: 'failed' };

const baseConditionsAtom = atom<ConditionsState>({ status: 'loading' });

export const conditionsAtom = atom((get) => get(baseConditionsAtom));

/** HTML texts; render them only through the sanitiser. [2.31] */
export const loadConditionsAtom = atom(null, async (get, set) => {
  set(baseConditionsAtom, { status: 'loading' });
  try {
    const texts = await get(servicesAtom).call('GET /api/lookup/conditions', (reply) => {
      if (!Array.isArray(reply) || !reply.every((text) => typeof text === 'string'))
        throw new TypeError('conditions: not a list of strings');
      return reply;
    });
    set(baseConditionsAtom, { status: 'ready', texts });
  } catch {
    set(baseConditionsAtom, { status: 'failed' });
  }
});
