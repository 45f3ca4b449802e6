import { defineConfig } from '@playwright/test';
import type { Options } from '../fixtures.ts';
import pictures from './playwright.config.ts';
import type { Look } from './shared-context.ts';

/** `npm run pictures:axe`: axe on every state that `npm run pictures` poses, in one size. */
const { globalTeardown: _layOut, ...config } = pictures;
export default defineConfig<Options & Look>({
  ...config,
  outputDir: '../../.reports/pictures-axe',
  use: { ...config.use, hasAxe: true },
});
