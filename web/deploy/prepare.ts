import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { misspeltConfig, parseConfig } from 'contracts/rules';

/** Texts only: pictures, films and fonts are compressed already. */
const PACKED = /\.(?:html|css|js|json|svg|vtt|webmanifest)$/;
const PACKING = /\.(?:br|gz|zst)$/;
/** For smaller files the headers weigh more than the savings. */
const WORTH_PACKING = 256;

/**
 * The configuration of a built app, with other entries in place of its own.
 * @throws Error when an entry is misspelt, or one with which the app would not start
 */
export async function readConfig(
  dist: string,
  overlay: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const built = await readFile(path.join(dist, 'config.json'), 'utf8');
  const config = { ...(JSON.parse(built) as Record<string, unknown>), ...overlay };
  const misspelt = misspeltConfig(config);
  if (misspelt !== null) throw new Error(misspelt);
  parseConfig(config);
  return config;
}

/** Copies a built app to a folder of its own, with this configuration, and compresses each text in three formats. */
export async function prepareApp(
  dist: string,
  next: string,
  config: Record<string, unknown>,
  { isPacked }: { isPacked: boolean },
): Promise<void> {
  await rm(next, { recursive: true, force: true });
  // Names that begin with a dot are internal files of the build.
  await cp(dist, next, { recursive: true, filter: (file) => !path.basename(file).startsWith('.') });
  await writeFile(path.join(next, 'config.json'), JSON.stringify(config));
  // Browsers with the worker request it with every page, so this removes it.
  if (config['serviceWorker'] === false) await cp(path.join(next, 'sw-off.js'), path.join(next, 'sw.js'));
  const files = isPacked ? await readdir(next, { recursive: true }) : [];
  for (const name of files.filter((name) => PACKED.test(name))) await pack(path.join(next, name));
}

/** Of the files below `assets/` that are of the build itself; the name begins with a dot, so it is never served. */
const OWN_ASSETS = '.assets.json';

/** Keeps the hashed files of the build before, because pages that are open still load them. Those of older builds go. */
export async function keepLastAssets(last: string, next: string): Promise<void> {
  const own = await assetsIn(next);
  if (own.length === 0) return;
  await writeFile(path.join(next, OWN_ASSETS), JSON.stringify(own));
  const all = await assetsIn(last);
  const list = path.join(last, OWN_ASSETS);
  const before = (await namesIn(list)) ?? all;
  // The same build, written with another configuration or packed in another way, keeps what it has kept.
  const plain = new Set(own.map(withoutPacking));
  const isSame = before.every((name) => plain.has(withoutPacking(name)));
  for (const name of all.filter((one) => !plain.has(withoutPacking(one)) && (isSame || before.includes(one))))
    await cp(path.join(last, 'assets', name), path.join(next, 'assets', name));
}

/** Of such a list; null if there is none that can be read. */
async function namesIn(list: string): Promise<string[] | null> {
  try {
    const names: unknown = JSON.parse(await readFile(list, 'utf8'));
    return Array.isArray(names) ? names.map(String) : null;
  } catch {
    return null;
  }
}

const withoutPacking = (name: string): string => name.replace(PACKING, '');

async function assetsIn(folder: string): Promise<string[]> {
  const assets = path.join(folder, 'assets');
  if (!existsSync(assets)) return [];
  const entries = await readdir(assets, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(assets, path.join(parentPath, name)));
}

/** By two renames, because members load from the folder meanwhile. `<folder>.old` must not exist. */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  const last = `${folder}.old`;
  if (existsSync(folder)) await rename(folder, last);
  await rename(next, folder);
  await rm(last, { recursive: true, force: true });
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
