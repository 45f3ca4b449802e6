/** 'Cannot verify identity': the service no longer accepts who is signed in. [4.02] [8.02] */
const IDENTITY_REFUSALS: ReadonlySet<string> = new Set([
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
]);
const TOKEN_REFUSALS: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN']);

export const isIdentityRefusal = (code: string): boolean => IDENTITY_REFUSALS.has(code);

/** A message that ends the session whatever the status of its answer is. [4.02] */
export const isSessionRefusal = (code: string): boolean =>
  TOKEN_REFUSALS.has(code) || isIdentityRefusal(code);
