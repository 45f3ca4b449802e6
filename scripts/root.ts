import path from 'node:path';

/** The repository's folder. */
export const root = path.join(import.meta.dirname, '..');

/** A program that the package in this folder has, such as `vite/bin/vite.js` of `web`. */
export const program = (folder: string, file: string): string =>
  path.join(root, folder, 'node_modules', file);
