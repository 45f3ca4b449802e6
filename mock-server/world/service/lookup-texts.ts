import type { IncomingHttpHeaders } from 'node:http';
import Type, { type Static } from 'typebox';
import { Nullable } from 'contracts';
import { Stored } from '../../engine/snapshot-kinds.ts';

/** What the service says of itself; QA may change all of it. */
export const LookupsSchema = Stored({
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
export const TranslationSchema = Stored({
  /** Of the service, instead of `info.name`. */
  name: Type.Optional(Type.String()),
  contactText: Type.Optional(Type.String()),
  notice: Type.Optional(Nullable(Type.String())),
  conditions: Type.Optional(Type.Array(Type.String())),
  agreements: Type.Optional(Type.Array(Type.String())),
  /** Descriptions by the code of the source. */
  sources: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Of bonuses, promotions, invite and refund: what is answered instead of a text, by that text. */
  offers: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Translation = Static<typeof TranslationSchema>;

/** As the language cookie spells them, in lower case. [1.19] */
export const languages = ['th', 'lo', 'en'] as const;
export type Language = (typeof languages)[number];
export type Translations = Record<Language, Translation>;

/** The language of the caller: the cookie holds its code in upper case. Null without one that is known. [1.19] */
export function languageFrom({ cookie = '' }: IncomingHttpHeaders): Language | null {
  const code = /(?:^|;\s*)language=([A-Z]{2})(?:;|$)/.exec(cookie)?.[1]?.toLowerCase();
  return languages.find((language) => language === code) ?? null;
}
