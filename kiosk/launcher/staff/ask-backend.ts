import { MARKER, MARKER_HEADER } from 'contracts/rules';
import type { StaffFacts } from './shapes.ts';

const ANSWER_TIMEOUT_MS = 5_000;

type Answer = NonNullable<StaffFacts['backend']>;

/** A call that needs no sign-in. The root of a site is often only a file, which is there while every call fails. */
const CALL = '/api/lookup/active';

/** Asks the backend for its time. Null if it does not answer calls within 5 s. (K4) */
export const askBackend = (origin: string): Promise<Answer | null> => ask(origin).catch(() => null);

/** Why the backend does not answer calls, as a sentence; null if it does. */
export const troubleWith = (origin: string): Promise<string | null> =>
  ask(origin).then(
    () => null,
    (error: unknown) => {
      if (error instanceof FailingCalls) return `${origin} answers calls with the status ${error.message}.`;
      const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
      return REFUSED_CERTIFICATE.test(code)
        ? `The certificate of ${origin} is not valid (${code}). For an authority of your own, set NODE_EXTRA_CA_CERTS.`
        : `Nothing answers at ${origin}.`;
    },
  );

/** Codes of OpenSSL and Node. */
const REFUSED_CERTIFICATE = /CERT|^UNABLE_TO_|^INVALID_CA$|^HOSTNAME_MISMATCH$/;

/** The message is the status. */
class FailingCalls extends Error {}

/** @throws FailingCalls, TypeError, DOMException if it does not answer calls */
async function ask(origin: string): Promise<Answer> {
  const start = performance.now();
  const { status, headers, body } = await fetch(new URL(CALL, origin), {
    headers: { [MARKER_HEADER]: MARKER },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  await body?.cancel();
  // The service refuses with a 4xx. A gateway without it answers a 5xx, and a captive portal redirects.
  if (status >= 500 || (status >= 300 && status < 400)) throw new FailingCalls(String(status));
  const date = Date.parse(headers.get('date') ?? '');
  return {
    milliseconds: Math.round(performance.now() - start),
    clockSkewSeconds: Number.isNaN(date) ? null : Math.round((date - Date.now()) / 1_000),
  };
}
