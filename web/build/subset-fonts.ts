// npm run fonts (in web): writes the app's fonts, reduced to the characters, weights and widths that it uses.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { characterSets, fonts } from './font-sets.ts';

const sources = path.join(import.meta.dirname, '../node_modules/@fontsource-variable');
const target = path.join(import.meta.dirname, '../src/ui/styles/fonts');

await mkdir(target, { recursive: true });
for (const { name, source, characters, axes } of fonts) {
  const whole = await readFile(path.join(sources, source));
  const font = await subsetFont(whole, characterSets[characters], {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(path.join(target, `${name}.woff2`), font);
  console.log(
    `${name}.woff2: ${whole.length.toLocaleString('en')} → ${font.length.toLocaleString('en')} bytes`,
  );
}
