import type { TSchema } from 'typebox';
import { compiled } from './input/compiled.ts';
import { firstError } from './input/strict-validator.ts';

/** False in jsdom, which has another ArrayBuffer: there, the framework would write bytes as a JSON object. */
const SENDS_BYTES = Buffer.alloc(0).buffer instanceof ArrayBuffer;

interface Written {
  text: string;
  /** The same, as it is sent: bytes from the second time on. */
  payload: string | Buffer;
  violation: string | null;
}

/**
 * Serializes the replies of one call as JSON and validates them against its schema. Many replies equal the one before, so
 * the last valid text is cached: an equal text is neither validated nor encoded again, and every journal refers to the same
 * one. Each reply is still built from the world, so none can be stale.
 */
export function createReplyWriter(schema: TSchema): (reply: unknown) => Written {
  let last: Written | null = null;

  return (reply) => {
    const text = JSON.stringify(reply);
    if (text === last?.text) {
      if (SENDS_BYTES && typeof last.payload === 'string') last.payload = Buffer.from(text);
      return last;
    }
    const validator = compiled(schema);
    if (!validator.Check(reply))
      return { text, payload: text, violation: firstError(validator.Errors(reply)) };
    last = { text, payload: text, violation: null };
    return last;
  };
}
