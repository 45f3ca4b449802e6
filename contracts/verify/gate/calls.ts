import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call as listed in the specification's chapter 7; written from there, not from `endpoints`. */
export interface SpecCall {
  line: string;
  method: string;
  path: string;
  what: string;
}

/** The calls that the specification lists, read from `spec-calls.json`. */
export const specCalls = JSON.parse(
  readFileSync(join(import.meta.dirname, 'spec-calls.json'), 'utf8'),
) as SpecCall[];

export const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const segments = (path: string) => path.split('/');
const isParameter = (segment: string) => segment.startsWith('{');

/** The call that a request belongs to: like a router, it prefers the path with the most literal segments. */
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
