import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '../world/service/lookups.ts';

/** The language of the caller: the cookie holds its code in upper case. Null without one that is known. [1.19] */
export function languageFrom({ cookie = '' }: IncomingHttpHeaders): Language | null {
  const code = /(?:^|;\s*)language=([A-Z]{2})(?:;|$)/.exec(cookie)?.[1]?.toLowerCase();
  return languages.find((language) => language === code) ?? null;
}
