import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '../ui');
const filesIn = (folder: string) => readdirSync(folder).filter((file) => /^[^.]+\.tsx$/.test(file));

/** Parts that stand in the gallery inside another component. */
const WITHIN_OTHERS = new Set([
  'brand-logo.tsx',
  'button-link.tsx',
  'far-bank.tsx',
  'hills.tsx',
  'hut.tsx',
  'ripple.tsx',
  'river-scene.tsx',
  'toast-stage.tsx',
]);

it('shows every component of the design system in the gallery', () => {
  const gallery = filesIn(join(ui, 'gallery')).map((file) => readFileSync(join(ui, 'gallery', file), 'utf8'));
  const missing = filesIn(ui).filter((file) => !gallery.some((text) => text.includes(`../${file}'`)));
  expect(missing.filter((file) => !WITHIN_OTHERS.has(file))).toEqual([]);
});
