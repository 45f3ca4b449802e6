import { defineConfig } from '@playwright/test';
import type { Options } from '../fixtures.ts';
import pictures from './playwright.config.ts';
import type { Look } from './shared-context.ts';

/** `npm run pictures:axe`: axe on every state that `npm run pictures` poses, in one size. */
export default defineConfig<Options & Look>({
  ...pictures,
  outputDir: '../../.reports/pictures-axe',
  // There is no album to lay out.
  globalTeardown: [],
  use: { ...pictures.use, hasAxe: true },
});
