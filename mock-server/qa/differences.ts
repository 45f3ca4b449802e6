import { isoTime } from '../engine/clock.ts';

export interface Difference {
  path: string;
  before: string;
  after: string;
}

const MOST = 200;
const LONGEST = 200;
const SECRET = /password|token|otp|passphrase/i;
const NOTHING = '–';
const REDACTED = '[redacted]';

/** Lists where two values of a world differ, as readable paths; secrets are named but not shown. */
export function differences(path: string, before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare(path, before, after, found);
  return found;
}

function compare(path: string, before: unknown, after: unknown, found: Difference[]): void {
  if (found.length >= MOST || JSON.stringify(before) === JSON.stringify(after)) return;
  // A map key may be a secret too: tokens are stored under themselves.
  if (SECRET.test(path)) {
    found.push({ path, before: REDACTED, after: REDACTED });
    return;
  }
  const [old, now] = [childrenOf(before), childrenOf(after)];
  if (!old || !now) {
    found.push({ path, before: shown(before), after: shown(after) });
    return;
  }
  for (const name of new Set([...old.keys(), ...now.keys()]))
    compare(`${path}.${name}`, old.get(name), now.get(name), found);
}

/** The entries of an object, of a list, or of a map saved as pairs. */
function childrenOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const isMap = value.every(
    (item) => Array.isArray(item) && item.length === 2 && typeof item[0] === 'string',
  );
  return isMap
    ? new Map(value as [string, unknown][])
    : new Map(value.map((item, index) => [String(index), item as unknown]));
}

function shown(value: unknown): string {
  if (value === undefined) return NOTHING;
  const text = JSON.stringify(value, (key, inner: unknown) => (SECRET.test(key) ? REDACTED : legible(inner)));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The range of a world's clock in milliseconds; no amount of money is so large. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.UTC(1980), Date.UTC(3000)];

function legible(value: unknown): unknown {
  const isMoment = typeof value === 'number' && value >= FIRST_MOMENT && value < LAST_MOMENT;
  return isMoment ? isoTime(value) : value;
}
