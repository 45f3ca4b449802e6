import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call as the specification's chapter 7 lists it; written down from there, not from `endpoints`. */
export interface SpecCall {
  /** The line that names it. */
  line: string;
  method: string;
  path: string;
  /** What it is about, for a reader. */
  what: string;
}

export const specCalls = JSON.parse(
  readFileSync(join(import.meta.dirname, 'spec-calls.json'), 'utf8'),
) as SpecCall[];

export const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const segments = (path: string) => path.split('/');
const isParameter = (segment: string) => segment.startsWith('{');

/** The call that a request belongs to: the one with the most literal segments, as a router decides. */
export function callOf(
  method: string,
  path: string,
  calls: readonly SpecCall[] = specCalls,
): SpecCall | null {
  const parts = segments(path);
  const fitting = calls.filter(
    (call) =>
      call.method === method &&
      segments(call.path).length === parts.length &&
      segments(call.path).every((segment, at) => isParameter(segment) || segment === parts[at]),
  );
  const parameters = (call: SpecCall) => segments(call.path).filter(isParameter).length;
  return fitting.sort((one, other) => parameters(one) - parameters(other))[0] ?? null;
}
