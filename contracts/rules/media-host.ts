import { parseUrl } from './parse-url.ts';

/** An https origin only: no path, user or wildcard, and no character that could end a CSP directive. */
const HTTPS_ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/;

/** The origin must be written as browsers serialise it. [3.15] */
export function isMediaHost(text: unknown): text is string {
  return typeof text === 'string' && HTTPS_ORIGIN.test(text) && parseUrl(text)?.origin === text;
}
