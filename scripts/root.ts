import path from 'node:path';

/** The repository's folder. */
export const root = path.join(import.meta.dirname, '..');
