import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { firstError } from './strict-validator.ts';

interface Written {
  text: string;
  violation: string | null;
}

/**
 * Serializes the replies of one call as JSON and validates them against its schema. Many replies equal the one before, so
 * the last valid text is cached: an equal text is not validated again, and every journal refers to the same one. Each reply
 * is still built from the world, so none can be stale.
 */
export function createReplyWriter(schema: TSchema): (reply: unknown) => Written {
  const validator = Compile(schema);
  let last: string | null = null;

  return (reply) => {
    const text = JSON.stringify(reply);
    if (last !== null && last === text) return { text: last, violation: null };
    if (!validator.Check(reply)) return { text, violation: firstError(validator.Errors(reply)) };
    last = text;
    return { text, violation: null };
  };
}
