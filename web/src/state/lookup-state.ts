import { atom } from 'jotai';
import { servicesAtom } from './services.ts';

const baseAppNameAtom = atom<string | null>(null);
const baseWebsiteAtom = atom<string | null>(null);

/** The name under which the service presents itself; empty until known, and when the lookup failed. [3.07] */
export const appNameAtom = atom((get) => get(baseAppNameAtom) ?? get(servicesAtom).known.appName ?? '');

/** Where members use the service on a device of their own, as text; empty until known. [3.07] */
export const websiteAtom = atom((get) => get(baseWebsiteAtom) ?? get(servicesAtom).known.website ?? '');

/** Silent when it fails: the app goes on under its mark alone. [8.29] */
export const loadInfoAtom = atom(null, async (get, set) => {
  const { call, known } = get(servicesAtom);
  if (known.appName !== undefined) return;
  try {
    const info = await call('GET /api/lookup/info', ({ name, website }) => {
      if (typeof name !== 'string') throw new TypeError('info without a name');
      return { name, website: typeof website === 'string' ? website : '' };
    });
    known.appName = info.name;
    known.website = info.website;
    set(baseAppNameAtom, info.name);
    set(baseWebsiteAtom, info.website);
  } catch {
    // Nothing to show.
  }
});
