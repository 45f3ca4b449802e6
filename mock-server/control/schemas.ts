import Type from 'typebox';

/** An amount in the member's currency with at most two decimals: more than any test needs, less than the ledger can hold. */
export const Amount = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

/** Any subset of an object's fields, and no others: TypeBox's own `Partial` drops that restriction. */
export const Some = <S extends Type.TSchema>(schema: S) =>
  Type.Partial(schema, { additionalProperties: false });

export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))));
