/** Not checked, so that tests can send invalid input. */
export interface Options {
  body?: unknown;
  form?: FormData;
  /** Null sends none. */
  token?: string | null | undefined;
  /** Null removes a header that every call has. */
  headers?: Record<string, string | null>;
}

/** An HTTP answer of the API with its parsed body; null for an empty one. */
export interface Answer<Body = { message?: string }> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The path is absolute within the mock. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Sends a request with the marker, such as `GET /api/wallet`, to any path. */
export async function send(
  fetch: Fetch,
  line: string,
  { body, form, token = null, headers = {} }: Options = {},
): Promise<Answer<unknown>> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const all: Record<string, string | null> = {
    'x-requested-with': 'wallet-user',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(path, {
    method,
    headers: Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
    ),
    ...(sent === undefined ? {} : { body: sent }),
    ...(form ? { body: form } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}
