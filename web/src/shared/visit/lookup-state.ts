import { shownTextFrom } from '../../api/wire.ts';
import { atom } from 'jotai';
import type { Locale } from '../session/locale.ts';
import { createTurns } from './turns.ts';
import { type Info, servicesAtom } from '../session/services.ts';

const baseInfoAtom = atom<Info | null>(null);

const turnAtom = createTurns();

const infoAtom = atom((get) => get(baseInfoAtom) ?? get(servicesAtom).known.info?.info);

/** The name of the service; empty until it is known, and after a failed lookup. [3.07] */
export const appNameAtom = atom((get) => get(infoAtom)?.name ?? '');
/** The website of the service, unchecked: not safe to link to. [3.07] */
export const websiteAtom = atom((get) => get(infoAtom)?.website ?? '');

/** In the member's language, fetched once per language. Silent when it fails: the app then shows only its logo. [8.29] */
export const loadInfoAtom = atom(null, async (get, set, locale: Locale) => {
  const { call, known } = get(servicesAtom);
  const isLatest = set(turnAtom);
  if (known.info?.locale === locale) return;
  try {
    const info = await call('GET /api/lookup/info', ({ name, website }): Info => {
      if (typeof name !== 'string') throw new TypeError('info reply: name is not a string');
      return { name: shownTextFrom(name), website: typeof website === 'string' ? website : '' };
    });
    if (!isLatest()) return;
    known.info = { locale, info };
    set(baseInfoAtom, info);
  } catch {
    // The app works without the name.
  }
});
