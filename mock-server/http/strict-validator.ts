import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Checks what came against its shape and changes nothing in it: no coercion, no defaults, no removed fields. The mock is
 * stricter than a real service so that a client's slip shows here first.
 */
export const strictValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const shape = Compile(schema);
  return (value) => {
    if (shape.Check(value)) return { value };
    return { error: new Error(`${httpPart ?? 'input'}: ${complaint(shape.Errors(value))}`) };
  };
};

/** The first of a shape's complaints, in words that hold no value of the member's. */
export function complaint(errors: readonly { instancePath: string; message: string }[]): string {
  const [first] = errors;
  return first ? `${first.instancePath || '/'} ${first.message}` : 'does not fit its shape';
}
