import { isBlank } from 'contracts/rules';
import catalogue from '../../locales/th/errors.json' with { type: 'json' };

/** Whether a message has the form of an error code, such as `NO_BANK`; the catalogue may not know it. */
export const isCode = (message: string): boolean => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(message);

/** A code of the catalogue [8.01]. The Thai texts are part of the first script anyway. */
export const isKnownCode = (message: string): boolean => Object.hasOwn(catalogue, message);

/** One of the service's own reasons: nothing was done. Gateways have codes too, such as `GATEWAY_TIMEOUT`. */
export const isReason = (message: string): boolean =>
  message !== 'INTERNAL_SERVER_ERROR' && isKnownCode(message);

/** A code that reports success; with the status of a failure it says nothing about the outcome. */
export const isSuccessCode = (message: string): boolean => /^OK$|SUCCESS$/.test(message);

const MAX_LENGTH = 300;

/** The message of an error's body, shortened; null when nothing of it shows. [7.01] */
export function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  const { message } = body;
  if (typeof message !== 'string') return null;
  const shown = message.slice(0, MAX_LENGTH);
  return isBlank(shown) ? null : shown;
}
