import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const known = new WeakMap<TSchema, Validator>();

/** Compiled on first use, because most runs need few schemas, and once for all mocks of a process. */
export function compiled(schema: TSchema): Validator {
  const validator = known.get(schema) ?? Compile(schema);
  known.set(schema, validator);
  return validator;
}
