/** What stands in place of a secret. */
export const HIDDEN = '[redacted]';
const SECRET_FIELD = /password|pwd|otp|token|secret|link/i;
/** User name and password of the logins that carry them in the path [7.48] [7.49], at any position in the path. */
const AUTO_LOGIN = /(autoLogin\/+[^/]+\/).+/is;
const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const LONGEST_TEXT = 500;
const DEEPEST = 5;
const MOST_ITEMS = 50;

/** No query, no credentials. */
export function redactPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  // The router decodes the path first, so an encoded letter must not hide the call's name here.
  const decoded = path.replace(ENCODED, textOf);
  return (AUTO_LOGIN.test(decoded) ? decoded.replace(AUTO_LOGIN, `$1${HIDDEN}`) : path).slice(
    0,
    LONGEST_TEXT,
  );
}

function textOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** No secrets, bounded. */
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
        // A boolean or null is never a secret, even under a secret's name.
        SECRET_FIELD.test(name) && typeof value !== 'boolean' && value !== null
          ? HIDDEN
          : redactBody(value, depth + 1),
      ]),
  );
}
