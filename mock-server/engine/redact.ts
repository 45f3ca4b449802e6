/** What stands in place of a secret. */
export const HIDDEN = '[redacted]';
const SECRET_FIELD = /password|pwd|otp|token|secret|link/i;
/** User name and password of the logins that carry them in the path [7.48] [7.49], at any position in the path. */
const AUTO_LOGIN = /(autoLogin\/+[^/]+\/).+/is;
const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const LONGEST_TEXT = 500;

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

/** Whether a text without fields may hold a secret: one that names none, not even by escaped letters, holds none. */
export const mayHoldSecret = (text: string): boolean =>
  SECRET_FIELD.test(text) || text.includes(String.raw`\u`);

interface Bounds {
  text: number;
  items: number;
  depth: number;
}

const SHORT: Bounds = { text: LONGEST_TEXT, items: 50, depth: 5 };
/** As deep as a call takes. */
const WHOLE: Bounds = { text: Infinity, items: Infinity, depth: 32 };

/** No secrets, bounded: what is cut says so. */
export const redactBody = (body: unknown): unknown => redacted(body, SHORT, 0);

/** No secrets, and the rest as it was: for what repeats a request. */
export const wholeBody = (body: unknown): unknown => redacted(body, WHOLE, 0);

function redacted(body: unknown, bounds: Bounds, depth: number): unknown {
  if (typeof body === 'string') return cut(body, bounds);
  if (typeof body !== 'object' || body === null) return body ?? null;
  if (depth >= bounds.depth) return '[…]';
  const inner = (value: unknown) => redacted(value, bounds, depth + 1);
  if (Array.isArray(body)) return [...body.slice(0, bounds.items).map(inner), ...restOf(body, bounds)];
  const fields = Object.entries(body);
  return Object.fromEntries([
    ...fields
      .slice(0, bounds.items)
      .map(([name, value]) => [cut(name, bounds), isSecret(name, value) ? HIDDEN : inner(value)]),
    ...restOf(fields, bounds).map((rest) => ['…', rest]),
  ]);
}

/** A boolean or null is never a secret, even under a secret's name. */
const isSecret = (name: string, value: unknown): boolean =>
  SECRET_FIELD.test(name) && typeof value !== 'boolean' && value !== null;

const cut = (text: string, bounds: Bounds): string =>
  text.length > bounds.text ? `${text.slice(0, bounds.text)}… (${text.length} characters)` : text;

const restOf = ({ length }: readonly unknown[], { items }: Bounds): string[] =>
  length > items ? [`[… ${length - items} more]`] : [];
