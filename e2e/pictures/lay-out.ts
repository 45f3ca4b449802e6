import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PICTURES } from './take-pictures.ts';

/** Lays all pictures out on one page: a row for each screen and size, a column for each language. */
export default function layOut(): void {
  mkdirSync(PICTURES, { recursive: true });
  const rows = new Map<string, string[]>();
  for (const file of readdirSync(PICTURES)
    .filter((name) => name.endsWith('.png'))
    .sort()) {
    const [name = '', size = ''] = file.split('_');
    rows.set(`${name} ${size}`, [...(rows.get(`${name} ${size}`) ?? []), file]);
  }
  const figures = [...rows].map(
    ([title, files]) =>
      `<figure><figcaption>${title}</figcaption>${files.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`).join('')}</figure>`,
  );
  const page = join(PICTURES, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{font:16px sans-serif;background:#667}figure{margin:0 0 2rem}img{width:24%;margin:4px;vertical-align:top}</style>${figures.join('')}`,
  );
  console.log(`${rows.size} screens in their sizes, 3 languages each: ${pathToFileURL(page).href}`);
}
