import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

it('breakpoints are in rem, so that larger text in the browser’s settings gets the layout of a smaller screen', () => {
  const sheets = globSync('**/*.css', { cwd: source });
  const wrong = sheets.filter((path) => /@media[^{]*\dpx/.test(readFileSync(join(source, path), 'utf8')));
  expect(sheets.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
