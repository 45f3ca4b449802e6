import type { Slice } from '../../engine/slice.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';
import { defaultLookups, defaultTranslations } from './default-texts.ts';
import {
  type Language,
  languages,
  type Lookups,
  LookupsSchema,
  TranslationSchema,
  type Translations,
} from './lookup-texts.ts';

export interface LookupsState {
  /** The texts for a caller without a language. */
  readonly lookups: Lookups;
  readonly translations: Translations;
}

export const lookupsSlice: Slice<LookupsState> = {
  create: () => ({
    lookups: structuredClone(defaultLookups),
    translations: structuredClone(defaultTranslations),
  }),
  kinds: {
    lookups: recordOf(LookupsSchema),
    translations: recordOf(Stored({ th: TranslationSchema, lo: TranslationSchema, en: TranslationSchema })),
  },
};

/** The texts in a language; a text without a translation stays as it is. */
export function lookupsIn({ lookups, translations }: LookupsState, language: Language | null): Lookups {
  if (language === null) return lookups;
  const { name, contactText, notice, conditions, agreements, sources = {} } = translations[language];
  const { info, contact } = lookups;
  return {
    info: { ...info, name: name ?? info.name },
    contact: { ...contact, contactText: contactText ?? contact.contactText },
    notice: notice === undefined ? lookups.notice : notice,
    conditions: conditions ?? lookups.conditions,
    agreements: agreements ?? lookups.agreements,
    sources: lookups.sources.map(({ code, description }) => ({
      code,
      description: Object.hasOwn(sources, code) ? (sources[code] ?? description) : description,
    })),
  };
}

/**
 * Translates a text of an offer or of its statement entry. The text itself is the key, so one that QA has
 * changed is answered unchanged.
 */
export function offerTextIn(
  { translations }: LookupsState,
  language: Language | null,
): (text: string) => string {
  const own = (language && translations[language].offers) ?? {};
  return (text) => (Object.hasOwn(own, text) ? (own[text] ?? text) : text);
}

/** Sets texts for every language: a changed text loses its translations. */
export function setLookups({ lookups, translations }: LookupsState, changes: Partial<Lookups>): Lookups {
  const { info, contact } = changes;
  for (const language of languages) {
    const own = translations[language];
    if (info && info.name !== lookups.info.name) delete own.name;
    if (contact && contact.contactText !== lookups.contact.contactText) delete own.contactText;
    for (const field of ['notice', 'conditions', 'agreements', 'sources'] as const) {
      if (changes[field] !== undefined && !isSame(changes[field], lookups[field]))
        Reflect.deleteProperty(own, field);
    }
  }
  return Object.assign(lookups, changes);
}

/** A saved form contains unchanged texts too; only changed ones count. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
