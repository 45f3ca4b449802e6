import type { TSchema } from 'typebox';
import { HIDDEN } from '../engine/redact.ts';
import { isMap, numberText, partsOf, type Node, type Part } from './state-parts.ts';

/** A value of a world that changed, as text; `–` where it was absent. */
export interface Difference {
  path: string;
  before: string;
  after: string;
}

const MOST = 200;
const LONGEST = 200;
/** `requestCounts` is a map by token. */
const SECRET = /password|token|otp|passphrase|ticket|requestCounts/i;
const NOTHING = '–';

/**
 * Lists where two values of a world differ, as readable paths; secrets are named but not shown.
 * @param schema of the values; it shows which numbers are amounts or times
 */
export function differences(path: string, before: unknown, after: unknown, schema: TSchema): Difference[] {
  const found: Difference[] = [];
  const nodes = [schema as Node];
  compare(path, { value: before, nodes }, { value: after, nodes }, found);
  // Only now: a secret may be named at the end of a long path.
  return found.map((one) => ({ ...one, path: shortened(one.path) }));
}

const ABSENT: Part = { value: undefined, nodes: [] };

function compare(path: string, before: Part, after: Part, found: Difference[]): void {
  if (found.length >= MOST || JSON.stringify(before.value) === JSON.stringify(after.value)) return;
  // A map key may be a secret too: tokens are stored under themselves.
  if (isSecret(path, before.value ?? after.value)) {
    found.push({ path, before: HIDDEN, after: HIDDEN });
    return;
  }
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old || !now) {
    found.push({ path, before: shown(before), after: shown(after) });
    return;
  }
  for (const name of new Set([...old.keys(), ...now.keys()]))
    compare(`${path}.${name}`, old.get(name) ?? ABSENT, now.get(name) ?? ABSENT, found);
}

/** Switches and numbers are never secrets, whatever their name: `registerOTP`, `tokenSeconds`. */
function isSecret(name: string, value: unknown): boolean {
  return SECRET.test(name) && typeof value !== 'boolean' && typeof value !== 'number';
}

function shown(part: Part): string {
  if (part.value === undefined) return NOTHING;
  return shortened(textOf(part));
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function textOf({ value, nodes }: Part): string {
  if (typeof value === 'number') return numberText(value, nodes);
  const parts = partsOf({ value, nodes });
  if (!parts) return JSON.stringify(value);
  const texts = [...parts].map(
    ([name, part]) => [name, isSecret(name, part.value) ? HIDDEN : textOf(part)] as const,
  );
  return Array.isArray(value) && !(value.length > 0 && isMap(value))
    ? `[${texts.map(([, text]) => text).join(', ')}]`
    : `{${texts.map(([name, text]) => `${name}: ${text}`).join(', ')}}`;
}
