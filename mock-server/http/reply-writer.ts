import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { firstError } from './strict-validator.ts';

interface Written {
  bytes: Buffer;
  /** How the reply violates its schema, or null. */
  violation: string | null;
}

/**
 * Serializes the replies of one call as JSON and validates them against its schema. Many replies equal the one before, so
 * the last valid text is cached: an equal text is not validated and encoded again. Each reply is still built from the
 * world, so none can be stale.
 */
export function createReplyWriter(schema: TSchema): (reply: unknown) => Written {
  const validator = Compile(schema);
  let last: { text: string; bytes: Buffer } | null = null;

  return (reply) => {
    const text = JSON.stringify(reply);
    if (last?.text === text) return { bytes: last.bytes, violation: null };
    const bytes = Buffer.from(text);
    if (!validator.Check(reply)) return { bytes, violation: firstError(validator.Errors(reply)) };
    last = { text, bytes };
    return { bytes, violation: null };
  };
}
