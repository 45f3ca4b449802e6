import { atom } from 'jotai';
import { servicesAtom } from './services.ts';

const baseAppNameAtom = atom<string | null>(null);

/** The name under which the service presents itself; empty until known, and when the lookup failed. [3.07] */
export const appNameAtom = atom((get) => get(baseAppNameAtom) ?? get(servicesAtom).known.appName ?? '');

/** Silent when it fails: the app goes on under its mark alone. [8.29] */
export const loadInfoAtom = atom(null, async (get, set) => {
  const { call, known } = get(servicesAtom);
  if (known.appName !== undefined) return;
  try {
    const name = await call('GET /api/lookup/info', ({ name }) => {
      if (typeof name !== 'string') throw new TypeError('info without a name');
      return name;
    });
    known.appName = name;
    set(baseAppNameAtom, name);
  } catch {
    // Nothing to show.
  }
});
