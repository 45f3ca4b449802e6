import { parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { buildTarget } from './build/browsers.ts';
import { bundleList } from './build/bundle-list.ts';
import { chunkGroups } from './build/chunks.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { oldBrowser } from './build/old-browser.ts';
import { serviceWorker } from './build/service-worker.ts';
import { devServer } from './dev/dev-server.ts';

/** What web and kiosk share, built and in development; `root` is the package that has the `index.html`. */
export function appConfig(root: string): UserConfig {
  return {
    root,
    base: '/',
    plugins: [react(), leanLibraries(), bundleList(), oldBrowser(), devServer(root)],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: buildTarget,
      // Pictures stay files: they load when seen, and scripts stay small.
      assetsInlineLimit: 0,
      // Every supported browser has it; the polyfill would be bytes for nothing.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => `assets/${withoutSharers(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${withoutSharers(parse(name).name)}-[hash][extname]`,
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
  };
}

/** The builder names a file after all the screens that share it. */
const withoutSharers = (name: string) => name.replace(/~.*/, '');

// Web alone: a kiosk's launcher serves its app itself, to a profile that is new with each start.
export default defineConfig(mergeConfig(appConfig(import.meta.dirname), { plugins: [serviceWorker()] }));
