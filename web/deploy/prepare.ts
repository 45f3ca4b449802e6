import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { misspeltConfig } from 'contracts/rules';

/** Texts only: pictures, films and fonts are compressed already. */
const PACKED = /\.(?:html|css|js|json|svg|vtt|webmanifest)$/;
/** For smaller files the headers weigh more than the savings. */
const WORTH_PACKING = 256;

/**
 * Copies a built app, overlays its configuration, and compresses each text in three formats.
 * @returns the configuration
 * @throws Error when an entry of it is misspelt
 */
export async function prepareApp(
  dist: string,
  target: string,
  overlay: Record<string, unknown>,
  { isPacked }: { isPacked: boolean },
): Promise<Record<string, unknown>> {
  await rm(target, { recursive: true, force: true });
  // Names that begin with a dot are internal files of the build.
  await cp(dist, target, { recursive: true, filter: (file) => !path.basename(file).startsWith('.') });
  const file = path.join(target, 'config.json');
  const config = { ...(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>), ...overlay };
  const misspelt = misspeltConfig(config);
  if (misspelt !== null) throw new Error(misspelt);
  await writeFile(file, JSON.stringify(config));
  // Browsers with the worker request it with every page, so this removes it.
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
