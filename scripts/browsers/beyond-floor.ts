import { features } from 'web-features';
import { conditionUses, type CssUse, cssUses } from './css-uses.ts';

export type Floor = Record<'chrome' | 'firefox' | 'safari', number>;

const BROWSERS = {
  chrome: ['chrome', 'chrome_android', 'edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
} as const;

/**
 * Features that a browser may lack without breaking the app. An unknown selector invalidates its whole rule, so a
 * selector is listed only if no other selector shares its rule.
 */
const HARMLESS: Record<string, string> = {
  'css.at-rules.page': 'only affects the margins of a printed page',
  'css.properties.content-visibility': 'saves drawing',
  'css.properties.cursor': 'touch has no cursor',
  'css.properties.field-sizing': 'a field keeps its height and scrolls',
  'css.properties.forced-color-adjust': 'only for Windows, which has no Safari',
  'css.properties.mask-mode': 'its default',
  'css.properties.overflow-anchor': 'the chat keeps its scroll position itself',
  'css.properties.overflow-clip-margin': 'the shadow of a card is cut',
  'css.properties.overscroll-behavior': 'the page behind may scroll too',
  'css.properties.overscroll-behavior-x': 'the page behind may scroll too',
  'css.properties.reading-flow': 'Tab follows the order of the document',
  'css.properties.resize': 'not possible by touch',
  'css.properties.scrollbar-width': 'the scroll bar has the browser’s default width',
  'css.properties.text-wrap': 'lines break less evenly',
  'css.selectors.autofill': 'a filled field has the browser’s colour; its rule has no other selector',
  'css.selectors.marker': 'list numbers have the colour of the text; its rule has no other selector',
};

const tables = new Map<string, Readonly<Record<string, string>>>();
for (const feature of Object.values(features)) {
  if (!('status' in feature)) continue;
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    tables.set(key, { ...support });
}

/**
 * The features of a style sheet that the oldest browsers lack, each once, except features with a fallback and harmless
 * ones.
 */
export function beyondFloor(css: string, floor: Floor): string[] {
  const found = new Set<string>();
  for (const use of cssUses(css)) {
    const unknown = unknownOf(use, floor).filter((key) => !isHarmless(key));
    if (unknown.length === 0 || hasFallback(use, floor)) continue;
    for (const key of unknown) found.add(`${use.text}: ${lackingBrowsers(key, floor).join(', ')}`);
  }
  return [...found];
}

const unknownOf = ({ keys }: CssUse, floor: Floor) =>
  keys.filter((key) => lackingBrowsers(key, floor).length > 0);

/** A block whose `@supports` condition fails in the oldest browsers applies only to newer ones. */
function hasFallback({ conditions, fallbacks }: CssUse, floor: Floor): boolean {
  const isForNewer = conditions.some((condition) =>
    conditionUses(condition).some((use) => unknownOf(use, floor).length > 0),
  );
  return isForNewer || fallbacks.some((use) => unknownOf(use, floor).length === 0);
}

const isHarmless = (key: string) =>
  Object.keys(HARMLESS).some((name) => key === name || key.startsWith(`${name}.`));

/** With the version that added the feature. */
function lackingBrowsers(key: string, floor: Floor): string[] {
  const support = tables.get(key);
  if (!support) return [];
  return Object.entries(BROWSERS).flatMap(([engine, browsers]) =>
    browsers.flatMap((browser) => {
      const since = support[browser];
      const isKnown =
        since !== undefined && parseFloat(since.replace('≤', '')) <= floor[engine as keyof Floor];
      return isKnown ? [] : [`${browser} ${since ?? 'never'}`];
    }),
  );
}
