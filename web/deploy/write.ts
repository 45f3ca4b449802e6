// Prepares the built app for your own host, with configurations for nginx and Caddy; see README.md here.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { type DeployOptions, readOptions } from './options.ts';
import { prepareApp } from './prepare.ts';
import type { Site } from './site.ts';

const options = readOptions();
try {
  await write(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function write({ to, config: overlay, isPacked, hasBrotli, ...given }: DeployOptions): Promise<void> {
  const folder = path.resolve(to);
  const root = path.join(folder, 'app');
  await mkdir(folder, { recursive: true });
  const config = await prepareApp(path.join(import.meta.dirname, '../dist'), root, overlay, { isPacked });
  const site: Site = { ...given, root, config };
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(site, { brotli: hasBrotli }));
  // Caddy cannot hash a name that comes from one of several places.
  const isOne = site.backends.length === 1;
  if (isOne) await writeFile(path.join(folder, 'Caddyfile'), caddyConfig(site));
  console.log(`${folder}: app, nginx.conf${isOne ? ', Caddyfile' : ''}`);
}
