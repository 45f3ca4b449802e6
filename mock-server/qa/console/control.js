const TOKEN_KEY = 'mock-console-token';

export class Refused extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @param {string} token */
export function rememberToken(token) {
  sessionStorage.setItem(TOKEN_KEY, token);
}

/**
 * Calls a verb of the control API by its key, e.g. `POST /qrs/{qrcodeId}/paid`: one of a world, or of the mock.
 * @param {string} key
 * @param {{ world?: string, params?: Record<string, string>, query?: Record<string, string>, body?: object }} [input]
 * @throws {Refused} with the API's own sentence
 */
export async function call(key, { world, params = {}, query = {}, body = {} } = {}) {
  const [method = '', path = ''] = key.split(' ');
  const prefix = world === undefined ? '/qa/api' : `/qa/api/worlds/${encodeURIComponent(world)}`;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const takesBody = method === 'POST' || method === 'PUT';
  const answer = await send(
    method,
    `${prefix}${filled === '/' ? '' : filled}${search && `?${search}`}`,
    takesBody ? body : undefined,
  );
  return answer.status === 204 ? null : answer.json();
}

/** All verbs as OpenAPI describes them. @throws {Refused} */
export async function verbs() {
  return (await send('GET', '/qa/docs/json')).json();
}

/** Saves what a GET answers as a file. @param {string} path whole @param {string} name @throws {Refused} */
export async function download(path, name) {
  const address = URL.createObjectURL(await (await send('GET', path)).blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** @param {string} method @param {string} path @param {object} [body] */
async function send(method, path, body) {
  const token = sessionStorage.getItem(TOKEN_KEY);
  const answer = await fetch(path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Refused(answer.status, (await answer.json()).message);
  return answer;
}
