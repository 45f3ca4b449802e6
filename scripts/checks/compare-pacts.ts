import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The pacts that web's tests write must be the committed ones, byte for byte. @throws Error naming the one that is not. */
export function comparePacts(committed: string, written: string) {
  for (const name of new Set([...jsonIn(committed), ...jsonIn(written)])) {
    if (read(committed, name) === read(written, name)) continue;
    throw new Error(
      `contracts/pacts/${name} is not what web's tests write now. ` +
        'If the change is meant, run "npx vitest run --project pact" in web and commit the file.',
    );
  }
}

function jsonIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

function read(folder: string, name: string): string | null {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return null;
  }
}
