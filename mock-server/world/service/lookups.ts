import Type, { type Static } from 'typebox';
import { Nullable } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { defaultLookups, defaultTranslations } from './default-texts.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';

/** What the service says of itself; QA may change all of it. */
const LookupsSchema = Stored({
  /** [3.07] */
  info: Stored({ name: Type.String(), website: Type.String() }),
  contact: Stored({
    contactText: Type.String(),
    lineLink: Nullable(Type.String()),
    lineName: Nullable(Type.String()),
    lineQR: Nullable(Type.String()),
  }),
  /** HTML, or null when there is no news. */
  notice: Nullable(Type.String()),
  /** HTML as the service writes it. [2.31] */
  conditions: Type.Array(Type.String()),
  /** HTML that a member accepts. [2.43] */
  agreements: Type.Array(Type.String()),
  /** Where visitors have heard of the service. [3.05] */
  sources: Type.Array(Stored({ code: Type.String(), description: Type.String() })),
});
export type Lookups = Static<typeof LookupsSchema>;

/** The texts that people read in their own language; what is absent is answered as in `Lookups`. */
const TranslationSchema = Stored({
  /** Of the service, instead of `info.name`. */
  name: Type.Optional(Type.String()),
  contactText: Type.Optional(Type.String()),
  notice: Type.Optional(Nullable(Type.String())),
  conditions: Type.Optional(Type.Array(Type.String())),
  agreements: Type.Optional(Type.Array(Type.String())),
  /** Descriptions by the code of the source. */
  sources: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Translation = Static<typeof TranslationSchema>;

/** As the language cookie spells them, in lower case. [1.19] */
export const languages = ['th', 'lo', 'en'] as const;
export type Language = (typeof languages)[number];
export type Translations = Record<Language, Translation>;

export interface LookupsState {
  /** What the lookups answer to a caller without a language. */
  readonly lookups: Lookups;
  /** What they answer otherwise instead. */
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

/** The texts in a language, as far as there are any in it. */
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

/** Sets texts for every language: what they said in one is gone. */
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

/** Who saves a whole form has not written each of its texts anew. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
