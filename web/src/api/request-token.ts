import type { Call } from './call.ts';
import { readToken } from './token.ts';

export const requestToken = (
  call: Call,
  { username, password }: { username: string; password: string },
): Promise<string> => call('POST /api/login', readToken, { body: { username, password } });
