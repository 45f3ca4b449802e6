import type { EndpointKey, Endpoints, ReplyOf } from 'contracts';
import type { TestWorld } from '../testing.ts';

interface Options {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Sends a request with the marker, such as `GET /api/wallet`; unlike `call`, to any path. */
export async function send(world: TestWorld, line: string, options: Options = {}): Promise<Answer<unknown>> {
  const { body, token, headers = {} } = options;
  const [method = 'GET', path = '/'] = line.split(' ');
  const answer = await world.fetch(path, {
    method,
    headers: {
      'x-requested-with': 'wallet-user',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

/** Makes a call of the contract; `{bankCode}` is KBANK and `{qrcodeId}` is `id`. The body is a reply or a refusal. */
export async function call<K extends EndpointKey>(
  world: TestWorld,
  key: K,
  { id = 'qr-none', ...options }: Options & { id?: string } = {},
): Promise<Answer<ReplyOf<Endpoints[K]> & { message?: string | null }>> {
  const line = key.replace('{bankCode}', 'KBANK').replace('{qrcodeId}', id);
  return (await send(world, line, options)) as Answer<ReplyOf<Endpoints[K]> & { message?: string | null }>;
}
