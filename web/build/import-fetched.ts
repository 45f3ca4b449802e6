import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite's virtual module. */
const HELPER = /\0vite\/preload-helper\.js$/;

const ours = path.join(import.meta.dirname, '../src/lib/import-fetched.ts');

/** Replaces Vite's helper around each `import()`, which imports without waiting for the scripts. */
export function importFetched(): Plugin {
  return {
    name: 'wallet:import-fetched',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Every supported browser has it natively.
          polyfill: false,
          // Vite leaves out a script that comes alone.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...files])] : files,
        },
      },
    }),
    load: {
      filter: { id: HELPER },
      handler: () => `export { importFetched as __vitePreload } from ${JSON.stringify(ours)};`,
    },
  };
}
