import type { StaffFacts } from './shapes.ts';

const ANSWER_TIMEOUT_MS = 5_000;

type Answer = NonNullable<StaffFacts['backend']>;

/** Asks the backend for its time. Null if it does not answer within 5 s. (K4) */
export const askBackend = (origin: string): Promise<Answer | null> => ask(origin).catch(() => null);

/** Why the backend does not answer, as a sentence; null if it does. */
export const troubleWith = (origin: string): Promise<string | null> =>
  ask(origin).then(
    () => null,
    (error: unknown) => {
      const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
      return REFUSED_CERTIFICATE.test(code)
        ? `The certificate of ${origin} is not valid (${code}). For an authority of your own, set NODE_EXTRA_CA_CERTS.`
        : `Nothing answers at ${origin}.`;
    },
  );

/** Codes of OpenSSL and Node. */
const REFUSED_CERTIFICATE = /CERT|^UNABLE_TO_|^INVALID_CA$|^HOSTNAME_MISMATCH$/;

/** @throws TypeError, DOMException if it does not answer */
async function ask(origin: string): Promise<Answer> {
  const start = performance.now();
  const { headers } = await fetch(origin, {
    method: 'HEAD',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const date = Date.parse(headers.get('date') ?? '');
  return {
    milliseconds: Math.round(performance.now() - start),
    clockSkewSeconds: Number.isNaN(date) ? null : Math.round((date - Date.now()) / 1_000),
  };
}
