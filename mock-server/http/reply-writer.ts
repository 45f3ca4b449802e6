import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { firstError } from './strict-validator.ts';

interface Written {
  bytes: Buffer;
  /** Where the reply leaves its schema, or null. */
  violation: string | null;
}

/**
 * Writes the replies of one call as JSON and checks them against its schema. Many replies equal the one before, so the
 * last good text is kept: the same text need not be checked and encoded again. Each reply is still made again from the
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
