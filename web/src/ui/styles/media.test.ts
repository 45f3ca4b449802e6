import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const kiosk = join(import.meta.dirname, '../../../../kiosk/src');

it('breakpoints are in rem, so that larger text in the browser’s settings gets the layout of a smaller screen', () => {
  const sheets = globSync('**/*.css', { cwd: source });
  const wrong = sheets.filter((path) => /@media[^{]*\dpx/.test(readFileSync(join(source, path), 'utf8')));
  expect(sheets.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

it.each([
  ['web', source],
  ['kiosk', kiosk],
])('the styles of %s read nothing by :has() that each keystroke writes', (_app, folder) => {
  const sheets = globSync('**/*.css', { cwd: folder });
  // React writes these attributes at each keystroke; a :has() that reads them restyles the whole page.
  const typed = /:has\([^{]*(?:\[(?:name|type|value|checked)\b|:placeholder-shown)/;
  const wrong = sheets.filter((path) => typed.test(readFileSync(join(folder, path), 'utf8')));
  expect(sheets.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
