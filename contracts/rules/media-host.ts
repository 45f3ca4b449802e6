import { parseUrl } from './parse-url.ts';

/** An https origin and nothing more: no path, no user, no pattern, nothing that could end a directive of a policy. */
const HTTPS_ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/;

/** Whether pictures may be let in from here: an https origin, written as browsers write one. [3.15] */
export function isMediaHost(text: unknown): text is string {
  return typeof text === 'string' && HTTPS_ORIGIN.test(text) && parseUrl(text)?.origin === text;
}
