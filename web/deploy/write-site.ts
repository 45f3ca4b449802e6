import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import type { DeployOptions } from './options.ts';
import { keepLastAssets, prepareApp, readConfig, replaceFolder } from './prepare.ts';
import type { Site } from './site.ts';

const ALL = { recursive: true, force: true };

/**
 * Writes the app and its configurations. What is in the folder stays as it is until all of them are complete; the app is last,
 * because members get it at once, and a server reads its configuration only when it is told to. A failure leaves nothing beside
 * them, because a full disk would stay full.
 * @param dist the built app
 * @returns the names of what is in the folder now
 */
export async function writeSite(
  dist: string,
  { to, config: overlay, isPacked, hasBrotli, ...given }: DeployOptions,
  remove = rm,
): Promise<string[]> {
  const folder = path.resolve(to);
  const root = path.join(folder, 'app');
  const config = await readConfig(dist, overlay);
  const site: Site = { ...given, root, config };
  // Caddy cannot hash a name that comes from one of several places.
  const isOne = site.backends.length === 1;
  const texts = {
    'nginx.conf': nginxConfig(site, { brotli: hasBrotli }),
    ...(isOne ? { Caddyfile: caddyConfig(site) } : {}),
  };
  await mkdir(folder, { recursive: true });
  const files = Object.entries(texts).map(([name, text]) => ({ file: path.join(folder, name), text }));
  try {
    await prepareApp(dist, `${root}.new`, config, { isPacked });
    await keepLastAssets(root, `${root}.new`);
    for (const { file, text } of files) await writeFile(`${file}.new`, text);
    // Another user may own what the last time left, and then the app could not be replaced after its configuration.
    await remove(`${root}.old`, ALL);
    for (const { file } of files) await rename(`${file}.new`, file);
    if (!isOne) await remove(path.join(folder, 'Caddyfile'), ALL);
    await replaceFolder(root, `${root}.new`);
  } catch (error) {
    for (const file of [root, ...files.map((one) => one.file)]) await remove(`${file}.new`, ALL);
    throw error;
  }
  return ['app', ...Object.keys(texts)];
}
