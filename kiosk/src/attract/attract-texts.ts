import { type Clock, loadText, type Locale, locales } from 'web/app';

export interface AttractTexts {
  title: string;
  language: string;
  services: string;
  promise: string;
  waiting: string;
  speak: string;
  speak_stop: string;
  reach: string;
}

export type AllAttractTexts = Readonly<Record<Locale, AttractTexts>>;

const RETRY_MS = 2_000;

/** Retries until the texts of all languages are loaded, because they are shown side by side. */
export async function loadAttractTexts(
  clock: Pick<Clock, 'wait'>,
  load: typeof loadText = loadText,
): Promise<AllAttractTexts> {
  const textsOf = async (locale: Locale) =>
    [locale, (await load(locale, 'kiosk'))['attract'] as AttractTexts] as const;
  for (;;) {
    try {
      return Object.fromEntries(await Promise.all(locales.map(textsOf))) as Record<Locale, AttractTexts>;
    } catch {
      await clock.wait(RETRY_MS);
    }
  }
}

/** All languages, the shop's first. */
export const languagesFrom = (first: Locale): Locale[] => [
  first,
  ...locales.filter((locale) => locale !== first),
];
