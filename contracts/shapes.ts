import Type, { type TProperties } from 'typebox';
import { bahtFromSatang, MAX_SATANG } from './rules/amounts.ts';
import { LONGEST_CODE } from './rules/code.ts';

/** An object without any other field: both sides refuse what the contract does not name. */
export const Strict = <const Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

/** One of these words, with that exact type. */
export const OneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Union(words.map((word) => Type.Literal(word))));

/** The wire says null for what is absent; a missing field violates the contract. */
export const Nullable = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The spec shows no limit: it is that of the amounts that app and mock calculate with. */
const MAX_BAHT = bahtFromSatang(MAX_SATANG);

/**
 * Money on the wire: a JSON number of baht (or kip) with at most two decimals.
 * Web and mock use integer satang; `rules/amounts.ts` converts.
 */
export const Baht = Type.Number({ minimum: -MAX_BAHT, maximum: MAX_BAHT });

/** Money that cannot be less than nothing. The sign of a statement entry is in its type [5.34]; only a balance can be below 0 [2.62]. */
export const Amount = Type.Number({ minimum: 0, maximum: MAX_BAHT });

/** Balance of a game in its own units, each of which is worth a satang or more. [3.09] */
export const GameUnits = Type.Number({ minimum: -MAX_SATANG, maximum: MAX_SATANG });

/** Time on the wire: ISO 8601 in UTC, to the millisecond. */
export const IsoTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
  description: 'a time such as 2026-11-20T03:00:00.000Z',
});

/** Time of day, `HH:mm`, in the service's time zone, Bangkok and Vientiane. */
export const TimeOfDay = Type.String({
  pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
  description: 'a time of day such as 09:30',
});

/** Code of a record or game: one path segment, so never `.` or `..`. */
export const Code = Type.String({ pattern: `^[A-Za-z0-9_-]{1,${LONGEST_CODE}}$` });

/** A text of at most so many characters; it may be empty. */
export const Text = (maxLength = 200) => Type.String({ maxLength });

/** Values by a text that may have line breaks: `Type.Record` by itself lets any value of such a key pass. */
export const ByText = <const S extends Type.TSchema>(value: S, options: Type.TObjectOptions = {}) =>
  Type.Record(Type.String({ pattern: '^[\\s\\S]*$' }), value, options);

/** A reply whose shape the spec does not show: an error code as its message. [7.04] [7.06] [7.07] */
export const MessageReply = Strict({ message: Text() });

/** Request for one page of a list; `page` starts at 1. [2.77] [9.25] */
export const PageRequest = Strict({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  limit: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** Total number of records, sent with a page of them. The spec shows it for the statement only [7.37]; elsewhere it may be missing. */
export const Total = Type.Integer({ minimum: 0 });

/** A whole number from 0. */
export const Count = Type.Integer({ minimum: 0 });

/**
 * Reply of a call that moved money, with the data of a receipt. [7.18]–[7.22] [7.24] The spec does not show it.
 * `message` is a code of the catalogue.
 */
export const MoneyReply = Strict({ message: Text(), reference: Code, amount: Amount, createdAt: IsoTime });

/** An image, a text, or both. [3.15] */
export const Banner = Strict({ image: Nullable(Text(2000)), html: Nullable(Text(20_000)) });
