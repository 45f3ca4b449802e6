import type { IncomingHttpHeaders } from 'node:http';
import Type, { type Static } from 'typebox';
import { ByText, Nullable } from 'contracts';
import { codedOf, Stored } from '../../engine/snapshot-kinds.ts';

/** The service's own texts; QA may change all of them. */
export const LookupsSchema = Stored({
  info: Stored({ name: Type.String(), website: Type.String() }),
  contact: Stored({
    contactText: Type.String(),
    lineLink: Nullable(Type.String()),
    lineName: Nullable(Type.String()),
    lineQR: Nullable(Type.String()),
  }),
  /** HTML, or null if there is no news. */
  notice: Nullable(Type.String()),
  /** HTML from the service. [2.31] */
  conditions: Type.Array(Type.String()),
  /** HTML that a member accepts. [2.43] */
  agreements: Type.Array(Type.String()),
  sources: codedOf(Stored({ code: Type.String(), description: Type.String() })),
});
export type Lookups = Static<typeof LookupsSchema>;

/** Texts for one language; an absent text falls back to `Lookups`. */
export const TranslationSchema = Stored({
  name: Type.Optional(Type.String()),
  contactText: Type.Optional(Type.String()),
  notice: Type.Optional(Nullable(Type.String())),
  conditions: Type.Optional(Type.Array(Type.String())),
  agreements: Type.Optional(Type.Array(Type.String())),
  /** Descriptions by the code of the source. */
  sources: Type.Optional(ByText(Type.String())),
  /** Translations of texts of bonuses, promotions, invite and refund; the key is the original text. */
  offers: Type.Optional(ByText(Type.String())),
});
export type Translation = Static<typeof TranslationSchema>;

/** As in the language cookie, but in lower case. [1.19] */
export const languages = ['th', 'lo', 'en'] as const;
export type Language = (typeof languages)[number];
export type Translations = Record<Language, Translation>;

/** The caller's language: the cookie contains its code in upper case. Null if it is absent or unknown. [1.19] */
export function languageFrom({ cookie = '' }: IncomingHttpHeaders): Language | null {
  const code = /(?:^|;\s*)language=([A-Z]{2})(?:;|$)/.exec(cookie)?.[1]?.toLowerCase();
  return languages.find((language) => language === code) ?? null;
}
