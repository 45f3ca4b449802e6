import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import {
  changeLocale,
  followLocale,
  initialLocale,
  loadTexts,
  startLocale,
  type TextLoader,
} from './locale.ts';
import { loadText } from './text-sets/load-text.ts';

const platform = createBrowserPlatform(window);

describe('the first language', () => {
  it('is the stored one, otherwise Lao in the Laos edition and Thai in the Thai one, whatever the browser’s [1.19]', () => {
    for (const language of ['en-US', 'lo-LA', 'th-TH']) {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      expect([initialLocale(platform, 'thai'), initialLocale(platform, 'laos')]).toEqual(['th', 'lo']);
    }
    platform.durableStorage.set('locale', 'en');
    expect([initialLocale(platform, 'thai'), initialLocale(platform, 'laos')]).toEqual(['en', 'en']);
    for (const unknown of ['xx', 'EN']) {
      platform.durableStorage.set('locale', unknown);
      expect(initialLocale(platform, 'laos')).toBe('lo');
    }
  });
});

/** A page in Thai that cannot fetch Lao; `choose` is another page's choice. */
async function openFollower() {
  let isReachable = false;
  let tries = 0;
  const load: TextLoader = async (locale, namespace) => {
    if (locale === 'lo') tries += 1;
    if (locale === 'lo' && !isReachable) throw new Error('offline');
    return loadText(locale, namespace);
  };
  const i18n = await startLocale('th', load);
  let tell = () => {};
  followLocale(i18n, { ...platform, onDurableChange: (_key, listener) => void (tell = listener) }, 'thai');
  return {
    i18n,
    tries: () => tries,
    setReachable: () => void (isReachable = true),
    choose: (locale: 'lo' | 'en') => {
      platform.durableStorage.set('locale', locale);
      tell();
    },
  };
}

describe('changing the language', () => {
  it('keeps the old language when the texts cannot be fetched, and can be retried [1.19]', async () => {
    let isReachable = false;
    const load: TextLoader = async (locale, namespace) => {
      if (locale === 'lo' && !isReachable) throw new Error('offline');
      return loadText(locale, namespace);
    };
    const i18n = await startLocale('th', load);
    const close = i18n.t('close_button');
    await expect(changeLocale(i18n, platform, 'lo')).rejects.toThrow('common');
    expect([i18n.language, i18n.t('close_button')]).toEqual(['th', close]);
    expect([document.documentElement.lang, platform.durableStorage.get('locale')]).toEqual(['th', null]);
    isReachable = true;
    await changeLocale(i18n, platform, 'lo');
    expect([document.documentElement.lang, platform.durableStorage.get('locale')]).toEqual(['lo', 'lo']);
    expect(i18n.t('close_button')).not.toBe(close);
  });

  it('keeps the old language when those of a screen opened meanwhile cannot be fetched [1.19]', async () => {
    const late = Promise.withResolvers<undefined>();
    const load: TextLoader = async (locale, namespace) => {
      if (locale === 'en') await late.promise;
      if (locale === 'en' && namespace === 'contact') throw new Error('offline');
      return loadText(locale, namespace);
    };
    const i18n = await startLocale('th', load);
    const change = changeLocale(i18n, platform, 'en');
    await loadTexts(i18n, ['contact']);
    late.resolve(undefined);
    await expect(change).rejects.toThrow('contact');
    expect([i18n.language, document.documentElement.lang]).toEqual(['th', 'th']);
  });

  it.each([
    ['laos', 'lo'],
    ['thai', 'th'],
  ] as const)(
    'follows another page of the %s edition that has removed the choice [1.19]',
    async (edition, locale) => {
      const i18n = await startLocale('en');
      let tell = () => {};
      const onDurableChange = (_key: string, listener: () => void) => void (tell = listener);
      followLocale(i18n, { ...platform, onDurableChange }, edition);
      tell();
      await vi.waitFor(() => expect(i18n.language).toBe(locale));
    },
  );

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    [
      'the member looks at it again',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ])('follows another page, whose texts could not be fetched, when %s [1.19]', async (_, happen) => {
    const { i18n, choose, tries, setReachable } = await openFollower();
    choose('lo');
    await vi.waitFor(() => {
      happen();
      expect(tries()).toBeGreaterThan(1);
    });
    expect(i18n.language).toBe('th');
    setReachable();
    await vi.waitFor(() => {
      happen();
      expect([i18n.language, document.documentElement.lang]).toEqual(['lo', 'lo']);
    });
  });

  it('does not return to the choice of another page after a later one of its own [1.19]', async () => {
    const { i18n, choose, tries, setReachable } = await openFollower();
    choose('lo');
    await changeLocale(i18n, platform, 'en');
    setReachable();
    window.dispatchEvent(new Event('online'));
    await loadTexts(i18n, ['contact']);
    expect([i18n.language, tries()]).toEqual(['en', 1]);
  });

  it('sets the cookie at the start, and before the screens request texts in the new language [1.19]', async () => {
    const i18n = await startLocale('th');
    expect(document.cookie).toMatch(/(?:^|; )language=TH(?:;|$)/);
    const cookies: string[] = [];
    i18n.on('languageChanged', () => cookies.push(document.cookie));
    await changeLocale(i18n, platform, 'lo');
    expect(cookies).toEqual([expect.stringMatching(/(?:^|; )language=LO(?:;|$)/)]);
    // For every page, not only for those below the current one.
    window.history.replaceState(null, '', '/user/home');
    await changeLocale(i18n, platform, 'en');
    window.history.replaceState(null, '', '/login');
    expect(document.cookie).toMatch(/(?:^|; )language=EN(?:;|$)/);
  });

  it('fetches the fonts of the new language beside its texts, not after them', async () => {
    const fetched = vi.spyOn(document.fonts, 'load');
    const never = new Promise<never>(() => {});
    const i18n = await startLocale('th', (locale, namespace) =>
      locale === 'lo' ? never : loadText(locale, namespace),
    );
    void changeLocale(i18n, platform, 'lo');
    expect(fetched).toHaveBeenCalledWith('1em "Wallet Lao"', 'ກ');
  });

  it('keeps the cookie for a year, for this site only [1.19]', async () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    await changeLocale(await startLocale('th'), platform, 'lo');
    const rest = 'path=/; max-age=31536000; SameSite=Lax';
    expect(cookie.mock.calls).toEqual([[`language=TH; ${rest}`], [`language=LO; ${rest}`]]);
  });

  it('keeps the last choice when an earlier one loads later [1.19] [3.31]', async () => {
    const late = Promise.withResolvers<undefined>();
    const load: TextLoader = async (locale, namespace) => {
      if (locale === 'lo') await late.promise;
      return loadText(locale, namespace);
    };
    const i18n = await startLocale('th', load);
    const first = changeLocale(i18n, platform, 'lo');
    await changeLocale(i18n, platform, 'en');
    late.resolve(undefined);
    await first;
    expect([i18n.language, document.documentElement.lang, platform.durableStorage.get('locale')]).toEqual([
      'en',
      'en',
      'en',
    ]);
  });
});

describe('the texts of a screen', () => {
  it('do not wait for those of other screens, and change with the language [1.19]', async () => {
    const late = Promise.withResolvers<undefined>();
    const load: TextLoader = async (locale, namespace) => {
      if (namespace === 'withdraw') await late.promise;
      return loadText(locale, namespace);
    };
    const i18n = await startLocale('th', load);
    const others = loadTexts(i18n, ['withdraw']);
    await loadTexts(i18n, ['contact']);
    expect(i18n.hasResourceBundle('th', 'contact')).toBe(true);
    late.resolve(undefined);
    await others;
    await changeLocale(i18n, platform, 'en');
    expect(['withdraw', 'contact'].map((name) => i18n.hasResourceBundle('en', name))).toEqual([true, true]);
  });
});
