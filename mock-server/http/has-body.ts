import type { IncomingMessage } from 'node:http';

/** Without these headers a request has no body, so it is complete. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
