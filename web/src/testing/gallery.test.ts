import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const componentsIn = (folder: string) =>
  globSync('**/*.tsx', { cwd: join(web, folder) }).filter((file) => !basename(file).includes('.test.'));

/** Components that the gallery shows inside another component. */
const WITHIN_OTHERS = new Set([
  'brand-logo.tsx',
  // Every icon in it.
  'create-lucide-icon.tsx',
  'button-link.tsx',
  'link.tsx',
  'hills.tsx',
  // Has no look of its own.
  'private.tsx',
  'spinner.tsx',
  'river-scene.tsx',
  'sheet-companion.tsx',
  'sheet-content.tsx',
  'sheet-slot.tsx',
  'toast-stage.tsx',
]);

it('shows every component of the design system in the gallery', () => {
  const gallery = componentsIn('gallery').map((file) => readFileSync(join(web, 'gallery', file), 'utf8'));
  const components = componentsIn('src/ui');
  const missing = components.filter((file) => !gallery.some((text) => text.includes(`/src/ui/${file}'`)));
  expect(components.length).toBeGreaterThan(40);
  expect(missing.filter((file) => !WITHIN_OTHERS.has(basename(file)))).toEqual([]);
});
