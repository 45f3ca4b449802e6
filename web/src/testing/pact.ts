import { MARKER, MARKER_HEADER } from 'contracts/rules';
import { join } from 'node:path';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { createCall, type Call } from '../api/call.ts';
import { createHttp } from '../api/http.ts';

/** Where the pacts are written; a check compares them with the committed ones in `contracts/pacts`. */
export const PACT_DIR = process.env['PACT_DIR'] ?? join(import.meta.dirname, '../../../contracts/pacts');

/** A placeholder: the verifier puts a real token of the state's member in its place. */
export const TOKEN = 'member-token';

export const pact = new PactV4({
  consumer: 'web',
  provider: 'wallet-api',
  dir: PACT_DIR,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

/** The app's own client against Pact's server, as a member or as a guest. */
export function clientFor(url: string, token: string | null = TOKEN): Call {
  const http = createHttp({ baseURL: url, token: () => token, isOnline: () => true });
  return createCall(() => Promise.resolve(http));
}

/** What every call of the app carries. [7.01] */
export const marker = { [MARKER_HEADER]: MARKER };
export const asMember = { ...marker, Authorization: `Bearer ${TOKEN}` };

/**
 * Pact's server sometimes reports a request as missing although it has answered it (pact-js#1835); a moment's wait
 * before the test ends cures it. To be removed when that is mended.
 */
export async function settled<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
