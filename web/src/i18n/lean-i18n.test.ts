import fc from 'fast-check';
import i18next, { type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { LeanI18n } from './i18next.ts';
import { numberFormatter } from './number-formatter.ts';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

const languages = ['th', 'lo', 'en'];
const namespaces = [
  ...new Set(Object.keys(files).map((file) => file.split('/').at(-1)?.replace('.json', '') ?? '')),
];

const textsOf = (language: string, namespace: string) =>
  files[`../../locales/${language}/${namespace}.json`] ?? {};

const options = (lng: string) => ({
  lng,
  fallbackLng: false as const,
  ns: namespaces,
  defaultNS: 'common',
  interpolation: { escapeValue: false, alwaysFormat: true },
  returnNull: false,
});
const backend = {
  type: 'backend' as const,
  read: (language: string, namespace: string) => Promise.resolve(textsOf(language, namespace)),
};

async function both(language: string): Promise<{ whole: i18n; lean: LeanI18n }> {
  const whole = i18next.createInstance();
  await whole.use(numberFormatter).use(backend).init(options(language));
  const lean = new LeanI18n();
  await lean.use(backend).init(options(language));
  return { whole, lean };
}

/** The key of every sentence and list, without plural endings, because no code uses those. */
function keysOf(texts: unknown, before = ''): string[] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return [before];
  return Object.entries(texts).flatMap(([name, inner]) =>
    keysOf(inner, (before ? `${before}.` : '') + name.replace(/_(zero|one|other)$/, '')),
  );
}

/** A value for each placeholder in the texts. */
const values = Object.fromEntries(
  [...JSON.stringify(files).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
    name,
    `<${name}> {{unit}} & "$&"`,
  ]),
);

describe.each(languages)('the part of i18next in the built app, in %s,', (language) => {
  it('returns every text like the library, with every count and value [1.19]', async () => {
    const { whole, lean } = await both(language);
    const say = whole.t as unknown as (key: string, values: object) => unknown;
    const counts = [
      {},
      { ...values, count: 0 },
      { count: 1 },
      { ...values, count: 2 },
      { ...values, count: 100_025 },
      { count: 1.5 },
      values,
    ];
    const cases = namespaces.flatMap((namespace) =>
      [...new Set(keysOf(textsOf(language, namespace)))].flatMap((key) =>
        counts.map((given) => [`${namespace}:${key}`, { ...given, returnObjects: true }] as const),
      ),
    );
    expect(cases.length).toBeGreaterThan(3_000);
    expect(cases.map(([key, given]) => lean.t(key, given))).toEqual(
      cases.map(([key, given]) => say(key, given)),
    );
  });

  it('knows like the library whether a server message has a text [7.01]', async () => {
    const { whole, lean } = await both(language);
    const known = keysOf(textsOf(language, 'errors'));
    const said = fc.oneof(
      fc.string(),
      fc.constantFrom(...known, 'constructor', '__proto__', 'toString', '', '.', 'a.b', 'Closed: come back.'),
    );
    fc.assert(
      fc.property(said, (message) => {
        expect(lean.exists(message, { ns: 'errors' })).toBe(whole.exists(message, { ns: 'errors' }));
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('fetched texts', () => {
  it('keep the old texts when a fetch fails, and load with the next request', async () => {
    let isReachable = true;
    const lean = new LeanI18n().use({
      type: 'backend',
      read: (_language, namespace) =>
        isReachable ? Promise.resolve({ word: namespace }) : Promise.reject(new Error('offline')),
    });
    await lean.init({ ...options('th'), ns: ['common'] });
    isReachable = false;
    await lean.reloadResources(['th'], ['common', 'home']);
    expect([lean.t('word'), lean.hasResourceBundle('th', 'home'), lean.isSettled('home')]).toEqual([
      'common',
      false,
      true,
    ]);
    isReachable = true;
    await lean.reloadResources(['th'], ['home']);
    expect(lean.t('home:word')).toBe('home');
  });

  it('notify listeners once the language has changed', async () => {
    const { lean } = await both('th');
    const received: string[] = [];
    const stop = lean.subscribe(() => received.push(lean.t('close_button') as string));
    await lean.changeLanguage('en');
    stop();
    await lean.changeLanguage('lo');
    expect(received).toEqual([textsOf('en', 'common')['close_button']]);
  });
});
