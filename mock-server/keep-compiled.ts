import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** For all commands. It belongs to the installation: other users of the machine could write to one for temporary files. */
export const COMPILED = join(import.meta.dirname, '../node_modules/.cache/compiled');

/**
 * Keeps compiled sources for the next start, which then takes a third less processor time. Call it before the first import of
 * what it should keep.
 */
export function keepCompiled(): void {
  enableCompileCache(COMPILED);
}
