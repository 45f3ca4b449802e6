// node e2e/pictures/draw-icons.ts: renders the app's icon in the sizes of home screens.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from '../launch-chromium.ts';

const target = path.join(import.meta.dirname, '../../web/public/icons');
const drawn = await readFile(path.join(import.meta.dirname, '../../web/public/icon.svg'), 'utf8');
/** Phones crop it to their own shape; every shape keeps the part with the lantern. */
const wholeSquare = drawn.replace(' rx="14"', '');

const icons = [
  { name: 'icon-192', size: 192, svg: drawn },
  { name: 'icon-512', size: 512, svg: drawn },
  { name: 'maskable-512', size: 512, svg: wholeSquare },
  // iOS rounds the corners itself and shows transparent pixels as black.
  { name: 'apple-180', size: 180, svg: wholeSquare },
];

const browser = await launchChromium();
await mkdir(target, { recursive: true });
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await writeFile(path.join(target, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
