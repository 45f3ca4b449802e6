import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PICTURES } from './take-pictures.ts';

const STYLE =
  'body{font:16px sans-serif;background:#667}figure{margin:0 0 2rem}img{width:24%;margin:4px;vertical-align:top}nav a{margin-right:1rem;color:#fff}';

/** Writes a page for each part of the app: one row for each screen and size, one column for each language. */
export default function writeContactSheets(): void {
  mkdirSync(PICTURES, { recursive: true });
  const album = new Map<string, Map<string, string[]>>();
  for (const file of readdirSync(PICTURES)
    .filter((name) => name.endsWith('.jpg'))
    .sort()) {
    const [name = '', size = ''] = file.split('_');
    const [part = ''] = name.split('-');
    const rows = album.get(part) ?? new Map<string, string[]>();
    rows.set(`${name} ${size}`, [...(rows.get(`${name} ${size}`) ?? []), file]);
    album.set(part, rows);
  }
  const links = `<nav>${[...album.keys()].map((part) => `<a href="${part}.html">${part}</a>`).join('')}</nav>`;
  const write = (name: string, content: string) =>
    writeFileSync(
      join(PICTURES, `${name}.html`),
      `<!doctype html><meta charset="utf-8"><title>Pictures: ${name}</title><style>${STYLE}</style>${links}${content}`,
    );
  for (const [part, rows] of album) write(part, [...rows].map(figure).join(''));
  write('index', '');
  const count = [...album.values()].reduce((sum, rows) => sum + rows.size, 0);
  console.log(`${count} screens in their sizes: ${pathToFileURL(join(PICTURES, 'index.html')).href}`);
}

function figure([title, files]: [string, string[]]): string {
  const images = files.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`);
  return `<figure><figcaption>${title}</figcaption>${images.join('')}</figure>`;
}
