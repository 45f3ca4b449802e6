import type { Call } from './call.ts';
import { readToken } from './token.ts';

/** Exchanges phone and password for a token. [7.09] */
export const requestToken = (
  call: Call,
  { username, password }: { username: string; password: string },
): Promise<string> => call('POST /api/login', readToken, { body: { username, password } });
