import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../locales/th');

/** Words that browsers break within a syllable beside some neighbours. `npm run pictures` looks for แชท and แอดมิน on two lines. */
const UNKNOWN = ['แท็บ', 'วอลเล็ต', 'ผลกระทบ'];

const texts = readdirSync(folder).flatMap((file) =>
  textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);
}

it('Thai texts use a loan word only where browsers do not break it', () => {
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  const broken = texts.filter((text) =>
    UNKNOWN.some((word) => {
      const start = text.indexOf(word);
      const end = start + word.length;
      return start >= 0 && [...words.segment(text)].some(({ index }) => index > start && index < end);
    }),
  );
  expect(broken).toEqual([]);
});
