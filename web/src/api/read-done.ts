/**
 * Reads the reply of a call that only confirms that it was done.
 * @throws when the reply has another shape: it proves nothing, so the app reads the state again. [7.04] [7.07] [7.08]
 */
export function readDone(reply: { message: string }): true {
  if (typeof reply.message !== 'string') throw new TypeError('reply: message is not a string');
  return true;
}

/** @throws when a login reply has no token. [7.09] */
export function readToken(reply: { token: string }): string {
  if (typeof reply.token !== 'string' || reply.token === '')
    throw new TypeError('login reply: token is missing');
  return reply.token;
}
