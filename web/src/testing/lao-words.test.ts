import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../locales/lo');

/** Forbids a line break at its place and has no width. In the files it is written as an escape, because it is invisible. */
const JOINER = '\u2060';

/**
 * Browsers do not know this word, and would break it within a syllable. Other loan words break between two syllables, as Lao
 * does anyway; they keep their plain letters, because the joiner is also in names, titles and searches.
 */
const LOAD = `ໂຫຼ${JOINER}ດ`;

const texts = readdirSync(folder).flatMap((file) =>
  textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);
}

it('Lao texts join the word that browsers would break within a syllable', () => {
  expect(texts.filter((text) => text.includes(LOAD.replace(JOINER, '')))).toEqual([]);
  expect(texts.some((text) => text.includes(LOAD))).toBe(true);
});

it('Lao texts have no other joiner, except between two times', () => {
  const others = (text: string) => text.replaceAll(LOAD, '').replaceAll(`–${JOINER}{{to}}`, '');
  expect(texts.filter((text) => others(text).includes(JOINER))).toEqual([]);
});

it('Lao texts have no break beside a lone letter, where it would be inside a syllable', () => {
  const words = new Intl.Segmenter('lo', { granularity: 'word' });
  const wrong = texts.filter((text) =>
    [...words.segment(text)].some(({ segment, index }) => {
      const isLone = /^[\u0e81-\u0eae]$/.test(segment);
      const around = text.slice(Math.max(0, index - 1), index + 2);
      return isLone && /[\u0e80-\u0eff]{2}/.test(around);
    }),
  );
  expect(wrong).toEqual([]);
});

it('Lao texts keep a number and its unit on one line', () => {
  expect(texts.filter((text) => /\d (ນາທີ|ຊົ່ວໂມງ|ວິນາທີ|ຕົວເລກ|ຫຼຽນ)/.test(text))).toEqual([]);
  expect(texts.some((text) => /\d\u00a0ນາທີ/.test(text))).toBe(true);
});
