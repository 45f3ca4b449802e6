import { isCode, isSuccessCode, messageOf } from './reasons.ts';

/** The codes of a phone that is verified. [8.03] */
const VERIFIED = /^OTP_(?:CODE_VALID|VERIFIED)$/;

/**
 * Reads the reply of a call that only confirms that it was done.
 * @throws when the reply has another shape, or the code of a refusal: it proves nothing, so the app reads the state again. [7.04]
 * [7.07] [7.08]
 */
export function readDone(reply: { message: string; success?: unknown }): true {
  const message = messageOf(reply);
  if (message === null || (reply.success ?? true) !== true) throw new TypeError('reply: message is missing');
  if (isCode(message) && !isSuccessCode(message) && !VERIFIED.test(message))
    throw new TypeError('reply: message is not a code of success');
  return true;
}

/** Whether a header can carry it: the browser refuses other characters, and servers refuse longer headers. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,8000}$/.test(value);

/** @throws when a login reply has no token. [7.09] */
export function readToken(reply: { token: string }): string {
  if (!isToken(reply.token)) throw new TypeError('login reply: token is missing');
  return reply.token;
}
