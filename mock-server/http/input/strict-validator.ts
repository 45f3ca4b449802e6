import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { compiled } from './compiled.ts';
import { shortened } from './shortened.ts';
import { nearestError, valueAt } from './union-error.ts';

/**
 * Validates input without changing it: no coercion, no defaults, no removed fields. The mock is
 * stricter than a real service, so that a client's mistake shows here first. Its messages contain no value of the member's.
 */
export const strictValidator = validatorWith(() => '');

/** The same validator for testers, whose messages contain the value. */
export const outspokenValidator = validatorWith((value, path) => {
  const found = valueAt(value, path);
  return found === undefined ? '' : `, and is ${shortened(JSON.stringify(found))}`;
});

function validatorWith(sentValue: (value: unknown, path: string) => string): FastifySchemaCompiler<TSchema> {
  return ({ schema, httpPart }) => {
    const inputError = (first: SchemaError | undefined, value: unknown) => {
      if (!first) return firstError([]);
      if (isUnknownField(first)) return `unknown field ${shortened(nameOf(first.instancePath))}`;
      return firstError([first]) + sentValue(value, first.instancePath);
    };
    return (value) => {
      if (compiled(schema).Check(value)) return { value };
      const first = nearestError(schema, value);
      return { error: new Error(`${httpPart ?? 'input'}: ${inputError(first, value)}`) };
    };
  };
}

interface SchemaError {
  keyword?: string;
  instancePath: string;
  message: string;
}

/** In words that contain no value of the member's. */
export function firstError(errors: readonly SchemaError[]): string {
  const [first] = errors;
  if (!first) return 'does not match its schema';
  const problem = isUnknownField(first) ? 'is an unknown field' : first.message;
  return `${first.instancePath || '/'} ${problem}`;
}

/** The validator uses the schema `false` for an unknown field. */
function isUnknownField({ keyword, message }: SchemaError): boolean {
  return keyword === 'boolean' || message === 'schema is false';
}

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}
