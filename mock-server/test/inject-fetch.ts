import type { FastifyInstance } from 'fastify';

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Statuses without a body; the Response constructor refuses one. */
const BODILESS = new Set([204, 205, 304]);

/**
 * A fetch() that calls an app of this process. Takes a url and options, not a Request.
 * Rejects with a TypeError if no answer comes, and with the signal's reason when it aborts.
 * @param onCall receives each call; it ends with the app's work, also when the signal aborted before.
 */
export function injectFetch(
  app: FastifyInstance,
  headers: Record<string, string>,
  onCall: (call: Promise<unknown>) => void = () => {},
): Fetch {
  const call = async (input: string | URL | Request, init: RequestInit) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://127.0.0.1');
    // A Response serializes each kind of body, forms included, and sets its type.
    const sent = new Response(init.body ?? null);
    const type = sent.headers.get('content-type');
    return app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: {
        ...(type !== null && typeof init.body !== 'string' ? { 'content-type': type } : {}),
        ...Object.fromEntries(new Headers(init.headers ?? {})),
        ...headers,
      },
      ...(init.body == null ? {} : { payload: Buffer.from(await sent.arrayBuffer()) }),
    });
  };
  return async (input, init = {}) => {
    const { signal } = init;
    signal?.throwIfAborted();
    const request = call(input, init);
    onCall(request);
    const answer = await Promise.race([request.catch(noAnswer), aborted(signal)]);
    return new Response(BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    });
  };
}

function noAnswer(cause: unknown): never {
  throw new TypeError('fetch failed', { cause });
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
