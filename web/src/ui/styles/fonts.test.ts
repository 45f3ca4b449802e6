import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { characterSets } from '../../../build/font-sets.ts';

const files = import.meta.glob<string>('../../../locales/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const texts = Object.values(files).join('');

/** Emoji: the system draws keycaps and flags, and unexpected characters of a provider. */
const OF_THE_SYSTEM = /[\p{Emoji_Presentation}\p{Variation_Selector}]/u;

it('the fonts have every character of the texts [1.19]', () => {
  const known = new Set(Object.values(characterSets).join('') + '\n');
  const lacking = [...new Set(texts)].filter((one) => !known.has(one) && !OF_THE_SYSTEM.test(one));
  expect(lacking).toEqual([]);
});

it('the style sheet declares only characters that each font has', () => {
  const css = readFileSync(`${import.meta.dirname}/fonts.css`, 'utf8');
  const ranges = [...css.matchAll(/fonts\/([\w-]+)\.woff2[^}]*?unicode-range:([^;]*);/g)];
  expect(ranges.length).toBeGreaterThan(5);
  const names = {
    latin: 'latin',
    figures: 'figures',
    thai: 'thai',
    'thai-looped': 'thai',
    lao: 'lao',
  } as const;
  for (const [, font = '', list = ''] of ranges) {
    const has = characterSets[names[font as keyof typeof names]];
    for (const [, first = '', last = first] of list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1)
        // The block of a script has unassigned code points, which no text uses.
        if (code < 0xe00 || code > 0xeff)
          expect(has, `${font} U+${code.toString(16)}`).toContain(String.fromCodePoint(code));
  }
});

it('a Thai screen takes at most 45 KiB of fonts', () => {
  const sizes = ['latin', 'figures', 'thai', 'thai-looped'].map(
    (name) => readFileSync(`${import.meta.dirname}/fonts/${name}.woff2`).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45 * 1024);
});
