/**
 * The reply of a call that says only that it was done.
 * @throws when the reply is not what the contract says: it proves nothing, and the truth is read again. [7.04] [7.07] [7.08]
 */
export function readDone(reply: { message: string }): true {
  if (typeof reply.message !== 'string') throw new TypeError('reply: message is no text');
  return true;
}

/** @throws when a login answers without a token. [7.09] */
export function readToken(reply: { token: string }): string {
  if (typeof reply.token !== 'string' || reply.token === '')
    throw new TypeError('login reply: token is missing');
  return reply.token;
}
