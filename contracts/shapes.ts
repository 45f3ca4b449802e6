import Type, { type TProperties } from 'typebox';

/** An object that holds these fields and no others. */
export const Strict = <const Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

export const Nullable = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/**
 * Money on the wire: a JSON number of baht (or kip) with at most two decimals.
 * Inside web and mock it is an integer of satang; `rules/amounts.ts` turns one into the other.
 */
export const Baht = Type.Number({ minimum: -1e12, maximum: 1e12 });

/** Time on the wire: ISO 8601 in UTC, to the millisecond. */
export const IsoTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' });

/** Record and game codes: one path segment, so never `.` or `..`. */
export const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** Text from a member or the server, bounded so that nobody can send a novel. */
export const Text = (maxLength = 200) => Type.String({ maxLength });

/** An answer whose shape the spec does not show: a code of the catalogue as its message. [7.04] [7.06] [7.07] */
export const MessageReply = Strict({ message: Text() });

/** One page of a list: `page` counts from 1. [2.77] [9.25] */
export const PageRequest = Strict({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  limit: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** How many records there are in all, beside a page of them; the spec shows it for the statement only. [7.37] */
export const Total = Type.Integer({ minimum: 0 });

/** A whole number of things. */
export const Count = Type.Integer({ minimum: 0 });

/**
 * What a call answers that has moved money: enough for a receipt. [7.18]–[7.22] [7.24] The spec shows no answer.
 * `message` is a code of the catalogue.
 */
export const MoneyReply = Strict({ message: Text(), reference: Code, amount: Baht, createdAt: IsoTime });

/** A picture or a text of the service, or both. [3.15] */
export const Banner = Strict({ image: Nullable(Text(2000)), html: Nullable(Text(20_000)) });
