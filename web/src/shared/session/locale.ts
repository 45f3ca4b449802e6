import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Edition } from 'contracts/rules';
import type { Platform } from '../../platform/platform.ts';
import { numberFormatter } from '../../i18n/number-formatter.ts';
import { loadText } from './text-sets/load-text.ts';
import { storageKeys } from './storage-keys.ts';
import { startFonts } from '../../ui/styles/start-fonts.ts';

/** The languages of the app, the default first. [1.19] */
export const locales = ['th', 'lo', 'en'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** A stored locale takes precedence; then Lao in the Laos edition, otherwise Thai. [1.19] */
export function initialLocale(platform: Platform, edition: Edition): Locale {
  const stored = platform.durableStorage.get(storageKeys.locale);
  if (isLocale(stored)) return stored;
  return edition === 'laos' ? 'lo' : 'th';
}

/** Stores the language for the next visit. [1.19] [3.31] */
export function rememberLocale(durable: Platform['durableStorage'], locale: Locale): void {
  durable.set(storageKeys.locale, locale);
}

/** The spec does not show the cookie's name. [1.19] */
const LANGUAGE_COOKIE = 'language';

function announceLocale(locale: Locale) {
  document.documentElement.lang = locale;
  document.cookie = `${LANGUAGE_COOKIE}=${locale.toUpperCase()}; path=/; max-age=31536000; SameSite=Lax`;
}

/** Fetches the texts of one namespace. Rejects when they cannot be fetched. */
export type TextLoader = (locale: Locale, namespace: string) => Promise<Record<string, unknown>>;

/** Fetches missing texts; the library itself counts a failed fetch as loaded. */
async function fetchLacking(instance: i18n, locale: string, namespaces: readonly string[]): Promise<void> {
  const lacking = () => namespaces.filter((namespace) => !instance.hasResourceBundle(locale, namespace));
  if (lacking().length > 0) await instance.reloadResources([locale], lacking());
  if (lacking().length > 0) throw new Error(`texts not loaded: ${locale}/${lacking().join(', ')}`);
}

/**
 * Loads texts without waiting for those of other screens, unlike the library's own loading: one file on a bad connection would
 * delay all others.
 * @throws Error when some cannot be fetched in two tries
 */
export async function loadTexts(instance: i18n, namespaces: readonly string[]): Promise<void> {
  // Registered, so that a language change loads them too.
  instance.options.ns = [...new Set([instance.options.ns ?? [], namespaces].flat(2))];
  await fetchLacking(instance, instance.language, namespaces).catch(() => undefined);
  // The language may have changed meanwhile.
  await fetchLacking(instance, instance.language, namespaces);
}

/**
 * Texts load by language and namespace when a screen first needs them.
 * @param atOnce namespaces of the first screen, besides `common`
 */
export async function startLocale(
  locale: Locale,
  load: TextLoader = loadText,
  atOnce: readonly string[] = [],
): Promise<i18n> {
  const instance = i18next.createInstance();
  instance
    .use(numberFormatter)
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      read: (language: string, namespace: string) => load(language as Locale, namespace),
    });
  // The library ties a screen's `t` to one language. In the built app it follows the language, for texts that are made later.
  if (import.meta.env.DEV) {
    const { getFixedT } = instance;
    const following = (_: unknown, ...rest: [never]) => getFixedT.call(instance, null, ...rest);
    instance.getFixedT = following as typeof getFixedT;
  }
  await instance.init({
    lng: locale,
    // No fallback language: tests must see a missing text.
    fallbackLng: false,
    ns: ['common', ...atOnce],
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
  });
  await loadTexts(instance, ['common', ...atOnce]);
  announceLocale(locale);
  return instance;
}

const wanted = new WeakMap<i18n, Locale>();

/**
 * Changes the language for this visit and the next, once all texts in use are loaded; the last choice wins.
 * @throws Error when some cannot be fetched; the language then stays
 */
export async function changeLocale(instance: i18n, platform: Platform, locale: Locale): Promise<void> {
  wanted.set(instance, locale);
  startFonts(document, locale);
  const fetchAll = () => fetchLacking(instance, locale, [instance.options.ns ?? []].flat());
  await fetchAll();
  // Also those of screens that were opened meanwhile.
  await fetchAll();
  if (wanted.get(instance) !== locale) return;
  // Set before the change: screens read the service's texts again as soon as the language changes.
  announceLocale(locale);
  await instance.changeLanguage(locale);
  rememberLocale(platform.durableStorage, locale);
}

/**
 * Follows the other pages of the browser: the service answers all of them in the language of the cookie, which the last choice
 * has set. A page that cannot fetch the texts tries again when the network or the member is back, unless another language was
 * chosen since. [1.19]
 */
export function followLocale(instance: i18n, platform: Platform, edition: Edition): void {
  platform.onDurableChange(storageKeys.locale, () => {
    const locale = initialLocale(platform, edition);
    const follow = () =>
      changeLocale(instance, platform, locale).catch(() => {
        for (const back of ['online', 'visibilitychange'])
          window.addEventListener(back, retry, { once: true });
      });
    const retry = () => {
      if (wanted.get(instance) === locale) void follow();
    };
    void follow();
  });
}
