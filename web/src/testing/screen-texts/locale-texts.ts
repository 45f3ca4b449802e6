import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const languages = ['th', 'lo', 'en'] as const;
export type Language = (typeof languages)[number];

export const localesFolder = join(import.meta.dirname, '../../../locales');

export const namespaces = readdirSync(join(localesFolder, 'th')).sort();

/** Every text of a file by its dotted key. */
export function textsOf(language: Language, file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value);
    else
      for (const [name, inner] of Object.entries(value as object)) walk(inner, key ? `${key}.${name}` : name);
  };
  walk(JSON.parse(readFileSync(join(localesFolder, language, file), 'utf8')), '');
  return texts;
}

/** Thai and Lao have one plural form, English two. */
export const withoutPlural = (key: string): string => key.replace(/_(?:one|other)$/, '');

export const placeholdersOf = (text: string): (string | undefined)[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
