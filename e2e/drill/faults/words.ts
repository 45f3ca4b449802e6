import type { Language, Texts } from '../../texts.ts';
import { pattern } from './row.ts';

/** What no page may show. */
export const RAW =
  /undefined|NaN|\[object|\bnull\b(?![a-z])|Invalid Date|TypeError|SyntaxError|Unexpected token|\{\{|Bad gateway/;

/** Before markup it is no code any more, but the service's own text. */
export const CODE = /\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b(?!<)/;

const SCRIPTS: Record<Language, RegExp> = { th: /[\u0e01-\u0e5b]/, lo: /[\u0e81-\u0edf]/, en: /[A-Za-z]/ };
const OTHERS: Record<Language, RegExp> = {
  th: /[\u0e81-\u0edf]/,
  lo: /[\u0e01-\u0e5b]/,
  en: /[\u0e01-\u0edf]/,
};

/** Whether a message is in this language. Amounts, names and codes are in none. */
export function isInLanguage(text: string, language: Language): boolean {
  const words = text.replace(/[\d\s.,:+−–-]/g, '');
  if (words.length < 12) return true;
  return SCRIPTS[language].test(text) && !OTHERS[language].test(text);
}

export function phrases(words: Texts, key: RegExp): RegExp[] {
  const found: RegExp[] = [];
  const search = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (key.test(path) && !path.includes('title')) found.push(pattern(value));
      return;
    }
    for (const [name, inner] of Object.entries(value as object)) search(inner, `${path}.${name}`);
  };
  search(words, '');
  return found;
}
