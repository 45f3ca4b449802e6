import type { Call } from './call.ts';
import { readToken } from './token.ts';

/**
 * Signs in. Resolves to the token.
 * @throws ApiError [7.09]
 */
export const requestToken = (
  call: Call,
  { username, password }: { username: string; password: string },
): Promise<string> => call('POST /api/login', readToken, { body: { username, password } });
