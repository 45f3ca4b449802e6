import { createElement } from 'react';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { Platform } from '../../platform/platform.ts';

/** A screen that others can read, and its member never asks to see what is covered. (K11) */
export const coveredPlatform = (): Platform => ({
  ...createBrowserPlatform(window),
  cover: () => createElement('span', null, '••••'),
});
