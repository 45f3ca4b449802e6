import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
// For its style sheets.
import 'web/app';
import './kiosk-shell.css';

const root = document.documentElement;

it.each([
  ['portrait', 1080, 1920, '612.5px'],
  ['landscape', 1920, 1080, '525px'],
] as const)(
  'the wheel of a %s kiosk has a limit that scales with its letters [9.29]',
  async (orientation, width, height, limit) => {
    onTestFinished(async () => {
      delete root.dataset['orientation'];
      await page.viewport(1080, 1920);
    });
    Object.assign(root.dataset, { device: 'kiosk', orientation });
    await page.viewport(width, height);
    // As the wheel's code reads it.
    expect(getComputedStyle(root).getPropertyValue('--wheel-max')).toBe(limit);
  },
);
