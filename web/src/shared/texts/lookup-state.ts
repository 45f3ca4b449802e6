import { outsideText } from '../../lib/outside-text.ts';
import { atom } from 'jotai';
import type { Locale } from '../session/locale.ts';
import { type Info, servicesAtom } from '../session/services.ts';

const baseInfoAtom = atom<Info | null>(null);

const infoAtom = atom((get) => get(baseInfoAtom) ?? get(servicesAtom).known.info?.info);

/** The name under which the service presents itself; empty until known, and when the lookup failed. [3.07] */
export const appNameAtom = atom((get) => get(infoAtom)?.name ?? '');
/** The address of the service's website, as it came: not yet safe to link to. [3.07] */
export const websiteAtom = atom((get) => get(infoAtom)?.website ?? '');

/** In the member's language, asked for once in each. Silent when it fails: the app goes on under its mark alone. [8.29] */
export const loadInfoAtom = atom(null, async (get, set, locale: Locale) => {
  const { call, known } = get(servicesAtom);
  if (known.info?.locale === locale) return;
  try {
    const info = await call('GET /api/lookup/info', ({ name, website }): Info => {
      if (typeof name !== 'string') throw new TypeError('info without a name');
      return { name: outsideText(name), website: typeof website === 'string' ? website : '' };
    });
    known.info = { locale, info };
    set(baseInfoAtom, info);
  } catch {
    // Nothing to show.
  }
});
