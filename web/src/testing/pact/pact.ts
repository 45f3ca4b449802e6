import { MARKER, MARKER_HEADER } from 'contracts/rules';
import { join } from 'node:path';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { failureOf } from '../../api/api-error.ts';
import { createCall, type Call } from '../../api/call.ts';
import { createHttp } from '../../api/http.ts';
import { drifting, drilled, isDrill } from './client-drill.ts';
import { noMoreHeaders } from './no-more-headers.ts';

/** Where the pacts are written; a check compares them with the committed ones in `contracts/pacts`. */
export const PACT_DIR = process.env['PACT_DIR'] ?? join(import.meta.dirname, '../../../../contracts/pacts');

/** A placeholder: the verifier puts a real token of the state's member in its place. */
export const TOKEN = 'member-token';

const pactWith = (provider: string, dir = PACT_DIR) =>
  new PactV4({
    consumer: 'web',
    provider,
    dir,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });

export const pact = isDrill ? drilled((dir) => pactWith('wallet-api', dir)) : pactWith('wallet-api');
/** The socket of the chat: messages that come by themselves. [7.56] */
export const chatPact = pactWith('wallet-chat');

/** The app's own client against Pact's server, as a member or as a guest. */
export function clientFor(url: string, token: string | null = TOKEN): Call {
  const http = createHttp({
    baseURL: url,
    token: () => token,
    isOnline: () => true,
    send: isDrill ? drifting(noMoreHeaders(token)) : noMoreHeaders(token),
  });
  return createCall(http);
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

/** One exchange as a pact records it: what is asked in which state, and what is answered. */
export interface Exchange {
  given: string;
  asks: string;
  request: readonly [method: string, path: unknown, body?: unknown];
  /** As a visitor unless told otherwise; `null` sends no token. */
  token?: string | null;
  answers: readonly [status: number, body: unknown];
}

/** Records an exchange, and hands the app's own client to `ask`. */
export function exchange(
  { given, asks, request, token = TOKEN, answers }: Exchange,
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
      if (body !== undefined) builder.headers({ 'Content-Type': 'application/json' }).jsonBody(body);
    })
    .willRespondWith(status, (builder) => void builder.jsonBody(reply))
    .executeTest(async ({ url }) => {
      await settled(ask(clientFor(url, token)));
    });
}

const bearer = (token: string) => ({ ...marker, Authorization: `Bearer ${token}` });

/** A visitor asks, and is answered by a refusal whose code the app reads by its value. */
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
