import { MARKER, MARKER_HEADER } from 'contracts/rules';
import { join } from 'node:path';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { failureOf } from '../../api/api-error.ts';
import { createCall, type Call } from '../../api/call.ts';
import { createHttp } from '../../api/http.ts';
import { drifting, drilled, isDrill } from './client-drill.ts';
import type { Send } from '../../api/send.ts';
import { noMoreHeaders } from './no-more-headers.ts';

/** Where the pacts are written; a check compares them with the committed ones in `contracts/pacts`. */
export const PACT_DIR = process.env['PACT_DIR'] || join(import.meta.dirname, '../../../../contracts/pacts');

export const CONSUMER = 'web';

/** A placeholder: the verifier replaces it with a real token of the state's member. */
export const TOKEN = 'member-token';

const pactWith = (provider: string, dir = PACT_DIR) =>
  new PactV4({
    consumer: CONSUMER,
    provider,
    dir,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });

export const pact = isDrill ? drilled((dir) => pactWith('wallet-api', dir)) : pactWith('wallet-api');
export const chatPact = pactWith('wallet-chat');

type LanguageCode = 'TH' | 'LO' | 'EN';

export function clientFor(url: string, token: string | null = TOKEN, language?: LanguageCode): Call {
  const send = noMoreHeaders(token, language && speaking(language));
  const http = createHttp({
    baseURL: url,
    token: () => token,
    isOnline: () => true,
    send: isDrill ? drifting(send) : send,
  });
  return createCall(http);
}

const speaking =
  (language: LanguageCode): Send =>
  (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', `language=${language}`);
    return fetch(url, { ...init, headers });
  };

export const marker = { [MARKER_HEADER]: MARKER };
export const asMember = { ...marker, Authorization: `Bearer ${TOKEN}` };

/**
 * Pact's server sometimes reports a request as missing although it has answered it (pact-js#1835); a short wait before the test
 * ends avoids that. Remove it when the bug is fixed.
 */
export async function settled<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export interface Exchange {
  given: string;
  asks: string;
  request: readonly [method: string, path: unknown, body?: unknown];
  /** The member's token by default; `null` sends none. */
  token?: string | null;
  /** Sends no language by default; the service then answers in its own. */
  language?: LanguageCode;
  answers: readonly [status: number, body: unknown];
}

export function exchange(
  { given, asks, request, token = TOKEN, language, answers }: Exchange,
  ask: (call: Call) => Promise<unknown>,
): Promise<void> {
  const [method, path, body] = request;
  const [status, reply] = answers;
  return pact
    .addInteraction()
    .given(given)
    .uponReceiving(asks)
    .withRequest(method, path as string, (builder) => {
      builder.headers(token === null ? marker : bearer(token));
      if (language) builder.headers({ Cookie: `language=${language}` });
      if (body !== undefined) builder.headers({ 'Content-Type': 'application/json' }).jsonBody(body);
    })
    .willRespondWith(status, (builder) => void builder.jsonBody(reply))
    .executeTest(async ({ url }) => {
      await settled(ask(clientFor(url, token, language)));
    });
}

const bearer = (token: string) => ({ ...marker, Authorization: `Bearer ${token}` });

/** Records a refusal whose code the app reads by value. */
export function refusal(
  { code, status, ...asked }: Omit<Exchange, 'answers'> & { code: string; status: number },
  ask: (call: Call) => Promise<unknown>,
): Promise<void> {
  return exchange({ ...asked, answers: [status, { message: code }] }, async (call) => {
    const failure = await ask(call).then(
      () => null,
      (error: unknown) => failureOf(error),
    );
    if (failure?.kind !== 'refused' || failure.code !== code)
      throw new Error(`expected the refusal ${code}, got ${JSON.stringify(failure)}`);
  });
}
