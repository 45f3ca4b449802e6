/** Whether a header can carry it: the browser refuses other characters, and servers refuse longer headers. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,8000}$/.test(value);

/** @throws when a login reply has no token. [7.09] */
export function readToken(reply: { token: string }): string {
  if (!isToken(reply.token)) throw new TypeError('login reply: token is missing');
  return reply.token;
}

/** Tells texts such as tokens apart, and is too short to yield one. */
export const markOf = (token: string | null): string | null =>
  token &&
  [...token].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0).toString(36);
