const HIDDEN = '[redacted]';
const SECRET_FIELD = /password|pwd|otp|token|secret|link/i;
/** User name and password of the six logins that carry both in the path. [7.49] */
const AUTO_LOGIN = /^(\/api\/autoLogin\/[^/]+\/).+/i;
const LONGEST_TEXT = 500;
const DEEPEST = 5;
const MOST_ITEMS = 50;

/** The path of a request as the journal may keep it: no query, no credentials. */
export function redactPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(AUTO_LOGIN, `$1${HIDDEN}`).slice(0, LONGEST_TEXT);
}

/** A request's body as the journal may keep it: no secrets, nothing endless. */
export function redactBody(body: unknown, depth = 0): unknown {
  if (typeof body === 'string') return body.slice(0, LONGEST_TEXT);
  if (typeof body !== 'object' || body === null) return body ?? null;
  if (depth >= DEEPEST) return '[…]';
  if (Array.isArray(body)) return body.slice(0, MOST_ITEMS).map((item) => redactBody(item, depth + 1));
  return Object.fromEntries(
    Object.entries(body)
      .slice(0, MOST_ITEMS)
      .map(([name, value]) => [
        name.slice(0, LONGEST_TEXT),
        // A switch that is named after a secret is none.
        SECRET_FIELD.test(name) && typeof value !== 'boolean' ? HIDDEN : redactBody(value, depth + 1),
      ]),
  );
}
