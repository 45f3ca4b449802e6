import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Validates input and changes nothing in it: no coercion, no defaults, no removed fields. The mock is
 * stricter than a real service so that a client's mistake shows here first.
 */
export const strictValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return { value };
    return { error: new Error(`${httpPart ?? 'input'}: ${firstError(validator.Errors(value))}`) };
  };
};

/** The first of a shape's firstErrors, in words that hold no value of the member's. */
export function firstError(errors: readonly { instancePath: string; message: string }[]): string {
  const [first] = errors;
  return first ? `${first.instancePath || '/'} ${first.message}` : 'does not match its schema';
}
