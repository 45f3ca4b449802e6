import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, slipReasons } from 'contracts';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../locales');
const languages = ['th', 'lo', 'en'] as const;
type Language = (typeof languages)[number];

const namespaces = readdirSync(join(folder, 'th')).sort();

/** Every text of a file by its dotted key. */
function textsOf(language: Language, file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value);
    else
      for (const [name, inner] of Object.entries(value as object)) walk(inner, key ? `${key}.${name}` : name);
  };
  walk(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), '');
  return texts;
}

/** Thai and Lao have one plural form, English two. */
const withoutPlural = (key: string) => key.replace(/_(?:one|other)$/, '');
const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort();
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Texts that are intentionally the same in English, each with its reason. */
const SAME_AS_ENGLISH = new Map([
  ['common.json terminated.document_title', 'the spec quotes the title [2.08]'],
  ['common.json not_found.title', 'the spec quotes the text [2.09]'],
]);
/** Key labels and symbols contain no words. */
const isWordless = (text: string) => !/\p{Letter}{2}/u.test(text.replace(/\{\{\w+\}\}/g, ''));

describe('the texts', () => {
  it('have the same files in Thai, Lao and English [1.19]', () => {
    for (const language of languages) expect(readdirSync(join(folder, language)).sort()).toEqual(namespaces);
  });

  describe.each(namespaces)('%s', (file) => {
    const thai = textsOf('th', file);
    it.each(['lo', 'en'] as const)('has the keys and placeholders of Thai in %s [1.19]', (language) => {
      const texts = textsOf(language, file);
      expect(keysOf(texts)).toEqual(keysOf(thai));
      for (const [key, text] of texts) {
        const twin = thai.get(key) ?? thai.get(`${withoutPlural(key)}_other`) ?? '';
        expect(placeholdersOf(text), `${language} ${key}`).toEqual(placeholdersOf(twin));
      }
    });

    it.each(['th', 'lo'] as const)('is translated in %s, in its own script [1.19]', (language) => {
      const english = textsOf('en', file);
      const script = language === 'th' ? /\p{Script=Thai}/u : /\p{Script=Lao}/u;
      const other = language === 'th' ? /\p{Script=Lao}/u : /\p{Script=Thai}/u;
      for (const [key, text] of textsOf(language, file)) {
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toBe('');
        if (SAME_AS_ENGLISH.has(`${file} ${key}`) || isWordless(text)) continue;
        expect(text, key).not.toBe(english.get(key));
        expect(text, key).toMatch(script);
        expect(text, key).not.toMatch(other);
      }
    });
  });

  it.each(languages)('have a text for every code of the error catalogue in %s [8.01]', (language) => {
    expect([...textsOf(language, 'errors.json').keys()].sort()).toEqual([...errorCodes].sort());
  });

  it.each(languages)('have a text for every slip failure reason in %s [8.12]', (language) => {
    expect([...textsOf(language, 'slip-reasons.json').keys()].sort()).toEqual([...slipReasons].sort());
  });
});
