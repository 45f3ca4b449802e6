import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Compares byte for byte. @throws Error that names the first pact that differs. */
export function comparePacts(committed: string, written: string) {
  for (const name of new Set([...jsonIn(committed), ...jsonIn(written)])) {
    if (read(committed, name) === read(written, name)) continue;
    throw new Error(
      `contracts/pacts/${name} differs from the pact that web's tests write. ` +
        'If the change is intended, run "npx vitest run --project pact" in web and commit the file.',
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
