import { type Clock, loadText, type Locale, locales } from 'web/app';

/** What the first screen says in one language. */
export interface AttractTexts {
  title: string;
  /** The language's own name. */
  language: string;
  services: string;
  promise: string;
  waiting: string;
  speak: string;
  speak_stop: string;
}

export type AllAttractTexts = Readonly<Record<Locale, AttractTexts>>;

const RETRY_MS = 2_000;

/** The texts of all languages, which stand side by side before one is chosen. It tries until they are there. */
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

/** The languages, the shop's own first. */
export const languagesFrom = (first: Locale): Locale[] => [
  first,
  ...locales.filter((locale) => locale !== first),
];
