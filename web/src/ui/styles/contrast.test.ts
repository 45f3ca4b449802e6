import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const [css, moreCss, mistCss] = ['tokens.css', 'more-contrast.css', 'mist.css'].map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
) as [string, string, string];

function coloursOf(selector: string, sheet = css): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const night = coloursOf(':root');
const more = new Map([...night, ...coloursOf(":root:not([data-theme='mist'])", moreCss)]);
const themes = {
  night,
  'night with more contrast': more,
  mist: new Map([...night, ...coloursOf("[data-theme='mist']", mistCss)]),
};

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['surface-sunken', 'surface-page', 'surface-raised', 'surface-overlay'];
const onSurfaces = (name: string, minimum: number) =>
  SURFACES.map((surface) => [name, surface, minimum] as const);

/** Text 4.5, strong text and money 7, non-text (focus, outlines) 3. */
const PAIRS = [
  ...onSurfaces('text-strong', 7),
  ...['text', 'text-quiet', 'gold-text', 'river', 'success', 'danger'].flatMap((name) =>
    onSurfaces(name, 4.5),
  ),
  ...['focus', 'line-strong'].flatMap((name) => onSurfaces(name, 3)),
  ['text-strong', 'surface-press', 7],
  ['text', 'surface-press', 4.5],
  ['on-gold', 'gold', 4.5],
  ['on-gold', 'gold-press', 4.5],
  ['gold-text', 'gold-wash', 4.5],
  ['river', 'river-wash', 4.5],
  ['text-quiet', 'river-wash', 4.5],
  ['success', 'success-wash', 4.5],
  ['danger', 'danger-wash', 4.5],
  ...['gold-wash', 'river-wash', 'danger-wash'].map((wash) => ['text', wash, 4.5] as const),
  ...['gold-wash', 'river-wash', 'danger-wash'].map((wash) => ['text-strong', wash, 7] as const),
  ['on-danger', 'danger-fill', 4.5],
  ['on-paper', 'paper', 7],
  ['on-paper-quiet', 'paper', 4.5],
  ['paper-success', 'paper', 4.5],
  ['on-paper-success', 'paper-success', 4.5],
  ['surface-page', 'river', 3],
] as const;

describe.each(Object.entries(themes))('the colours of %s', (_, colours) => {
  it.each(PAIRS)('set %s on %s with a contrast of at least %d', (front, back, minimum) => {
    expect(contrast(colours.get(front) ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(minimum);
  });
});

/** A colour in front of the page, as an element with this opacity shows it. */
function faded(hex: string, opacity: number): string {
  const page = night.get('surface-page') ?? '';
  const part = (at: number, from: string) => parseInt(from.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(at, hex) * opacity + part(at, page) * (1 - opacity)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

it.each([
  ['text', 'surface-raised'],
  ['text-quiet', 'surface-raised'],
  ...['gold', 'river', 'success', 'danger'].map((tone) => [
    tone === 'gold' ? 'gold-text' : tone,
    `${tone}-wash`,
  ]),
])('rows that are about to be replaced set %s on %s with a contrast of at least 4.5', (front, back) => {
  const opacity = Number(/--opacity-old: ([\d.]+);/.exec(css)?.[1]);
  const [one, other] = [front, back].map((name) => faded(night.get(name) ?? '', opacity)) as [string, string];
  expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
});

it('sets more contrast where the system asks for it', () => {
  expect(moreCss).toContain('@media (prefers-contrast: more) {');
});

it.each([
  ...PAIRS.filter(([, , minimum]) => minimum > 3).map(([front, back]) => [front, back, 7] as const),
  ...onSurfaces('line', 3),
  ...onSurfaces('line-strong', 4.5),
  ['paper', 'paper-info', 7] as const,
])('more contrast sets %s on %s with at least %d', (front, back, minimum) => {
  expect(contrast(more.get(front) ?? '', more.get(back) ?? '')).toBeGreaterThanOrEqual(minimum);
});
