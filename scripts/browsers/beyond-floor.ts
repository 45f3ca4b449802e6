import { features } from 'web-features';
import { conditionUses, type CssUse, cssUses } from './css-uses.ts';

/** The oldest version of each engine. */
export type Floor = Record<'chrome' | 'firefox' | 'safari', number>;

const BROWSERS = {
  chrome: ['chrome', 'chrome_android', 'edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
} as const;

/**
 * What a browser may leave out and the app stays whole. A selector that is not known takes its whole rule along, so it is
 * here only where nothing else needs that rule.
 */
const HARMLESS: Record<string, string> = {
  'css.at-rules.page': 'the margins of a printed page',
  'css.properties.content-visibility': 'saves drawing',
  'css.properties.cursor': 'a finger has none',
  'css.properties.field-sizing': 'a field keeps its height and scrolls',
  'css.properties.forced-color-adjust': 'for Windows alone, which has no Safari',
  'css.properties.mask-mode': 'its default',
  'css.properties.overflow-anchor': 'the chat keeps its place by itself where this is missing',
  'css.properties.overflow-clip-margin': 'the shadow of a card is cut',
  'css.properties.overscroll-behavior': 'the page behind may scroll along',
  'css.properties.overscroll-behavior-x': 'the page behind may scroll along',
  'css.properties.reading-flow': 'Tab follows the order of the document',
  'css.properties.resize': 'a finger cannot',
  'css.properties.scrollbar-width': 'a scroll bar of the browser’s own width',
  'css.properties.text-wrap': 'lines break less evenly',
  'css.selectors.autofill': 'a filled field in the browser’s colour; its rule has no other selector',
  'css.selectors.marker': 'figures of a list in the colour of the text; its rule has no other selector',
};

const tables = new Map<string, Readonly<Record<string, string>>>();
for (const feature of Object.values(features)) {
  if (!('status' in feature)) continue;
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    tables.set(key, { ...support });
}

/** What a style sheet uses beyond the oldest browsers, each once; what has a fallback, or does no harm, is left out. */
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

/** A block under a condition that the oldest browsers do not meet is for newer ones alone. */
function hasFallback({ conditions, fallbacks }: CssUse, floor: Floor): boolean {
  const isForNewer = conditions.some((condition) =>
    conditionUses(condition).some((use) => unknownOf(use, floor).length > 0),
  );
  return isForNewer || fallbacks.some((use) => unknownOf(use, floor).length === 0);
}

const isHarmless = (key: string) =>
  Object.keys(HARMLESS).some((name) => key === name || key.startsWith(`${name}.`));

/** The oldest browsers that do not know a feature, with the version that does. */
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
