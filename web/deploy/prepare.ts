import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** Text; pictures, films and fonts are packed by nature. */
const PACKED = /\.(?:html|css|js|json|svg|vtt|webmanifest)$/;
/** Below that the headers weigh more. */
const WORTH_PACKING = 256;

/** Copies a built app, lays a configuration over its own, and packs each text three times, unless it is for a trial. @returns the configuration */
export async function prepareApp(
  dist: string,
  target: string,
  overlay: Record<string, unknown>,
  { isPacked }: { isPacked: boolean },
): Promise<Record<string, unknown>> {
  await rm(target, { recursive: true, force: true });
  // What begins with a dot is the build's own.
  await cp(dist, target, { recursive: true, filter: (file) => !path.basename(file).startsWith('.') });
  const file = path.join(target, 'config.json');
  const config = { ...(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>), ...overlay };
  await writeFile(file, JSON.stringify(config));
  // Browsers that have the worker ask for it with every page, and are rid of it so.
  if (config['serviceWorker'] === false) await cp(path.join(target, 'sw-off.js'), path.join(target, 'sw.js'));
  if (!isPacked) return config;
  const files = await readdir(target, { recursive: true });
  for (const name of files.filter((name) => PACKED.test(name))) await pack(path.join(target, name));
  return config;
}

async function pack(file: string): Promise<void> {
  const whole = await readFile(file);
  if (whole.length < WORTH_PACKING) return;
  const packed = await Promise.all([
    promisify(brotliCompress)(whole),
    promisify(gzip)(whole, { level: 9 }),
    promisify(zstdCompress)(whole, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  ]);
  await Promise.all(
    ['br', 'gz', 'zst'].map((ending, index) => writeFile(`${file}.${ending}`, packed[index] ?? '')),
  );
}
