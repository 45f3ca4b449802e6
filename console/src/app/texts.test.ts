import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import th from '../../locales/th.json' with { type: 'json' };

const SOURCES = join(import.meta.dirname, '..');

type Texts = { [key: string]: string | Texts };

function flat(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const english = flat(en);
const thai = flat(th);
const holes = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the texts of the console', () => {
  it('exist in English and Thai, with the same placeholders', () => {
    expect([...thai.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) expect(holes(thai.get(key)), key).toEqual(holes(text));
  });

  it('include every key that the code uses', () => {
    const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
      .join('\n');
    const named = [...code.matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key ?? '');
    expect(named.filter((key) => !english.has(key))).toEqual([]);
    expect(named.length).toBeGreaterThan(100);
  });
});
