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
 * One verb of the control API.
 * @param {string} method @param {string} path below /qa/api @param {object} [body]
 * @throws {Refused} with the API's own sentence
 */
export async function control(method, path, body) {
  const token = sessionStorage.getItem(TOKEN_KEY);
  const answer = await fetch(`/qa/api${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const reply = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Refused(answer.status, reply.message);
  return reply;
}
