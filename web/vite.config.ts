import { parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { buildTarget } from './build/browsers.ts';
import { bundleList } from './build/bundle-list.ts';
import { chunkGroups } from './build/chunks.ts';
import { compileAhead } from './build/compile-ahead.ts';
import { entryRuntime } from './build/entry-runtime.ts';
import { importFetched } from './build/import-fetched.ts';
import { leanDocument } from './build/lean-document.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { documentTexts } from './build/document-texts.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { serviceWorker } from './build/service-worker.ts';
import { withoutKioskStyles } from './build/without-kiosk-styles.ts';
import { devServer } from './dev/dev-server.ts';

/** The build and development settings that web and kiosk share; `root` is the package with the `index.html`. */
export function appConfig(root: string): UserConfig {
  return {
    root,
    base: '/',
    plugins: [
      react(),
      leanLibraries(),
      importFetched(),
      entryRuntime(),
      compileAhead(),
      bundleList(),
      documentTexts(),
      leanDocument(),
      shortClassNames(root),
      devServer(root),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: buildTarget,
      // Pictures stay files: they load when visible, and scripts stay small.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Fewer different characters, because the script of every visit names the files of all screens.
          hashCharacters: 'hex',
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name }) => `assets/${withoutSharers(name)}-[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${withoutSharers(parse(name).name)}-[hash:7][extname]`,
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
  };
}

/** The bundler names a chunk after all the screens that share it. */
const withoutSharers = (name: string) => name.replace(/~.*/, '');

// Only for web: the kiosk's launcher serves its own app, to a fresh profile at each start.
export default defineConfig(
  mergeConfig(appConfig(import.meta.dirname), { plugins: [serviceWorker(), withoutKioskStyles()] }),
);
