import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pact } from './pact-types.ts';

/** A pact, where it was read from, and the states that it names. */
export interface PactFile {
  path: string;
  pact: Pact;
  interactions: number;
  states: string[];
}

/**
 * Reads the pacts of a folder.
 * @throws Error when the folder or a pact is empty, or when an interaction does not name exactly one state: it would
 * run in the state that the previous interaction left.
 */
export function readPacts(folder: string): PactFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`no pact in ${folder}`);
  return names.sort().map((name) => {
    const path = join(folder, name);
    const pact = pactIn(path);
    if (pact.interactions.length === 0) throw new Error(`no interaction in ${name}`);
    const states = pact.interactions.map(({ description, providerStates = [] }) => {
      const [state] = providerStates;
      if (!state || providerStates.length > 1) {
        throw new Error(`"${description}" in ${name} names ${providerStates.length} states instead of one`);
      }
      return state.name;
    });
    return { path, pact, interactions: pact.interactions.length, states: [...new Set(states)] };
  });
}

function pactIn(path: string): Pact {
  try {
    const pact = JSON.parse(readFileSync(path, 'utf8')) as Partial<Pact> | null;
    if (Array.isArray(pact?.interactions) && pact.provider && pact.consumer) return pact as Pact;
  } catch {
    // The error below says so.
  }
  throw new Error(`${path} is not a pact file`);
}
