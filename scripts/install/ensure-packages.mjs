import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture } from './capture.mjs';
import { installFailure } from './explain-failure.mjs';
import { InstallError } from './install-error.mjs';
import { installStamp } from './install-stamp.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

// pnpm through npx at an exact version: it needs nothing but the npm that came with Node. corepack would be
// the other way, but it fails its signature check on some machines and newer Nodes no longer ship it.
const pnpm = 'pnpm@12.21.0';

/** Installs what the lockfile says; with nothing changed since the last time it returns at once. */
export async function ensurePackages() {
  const stampFile = path.join(root, 'node_modules/.install-stamp');
  const { stamp, folders } = await installStamp(root);
  const upToDate =
    folders.every((folder) => existsSync(folder)) &&
    (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;

  if (!upToDate) {
    console.log('Installing the packages …');
    // An install that is cut off must not leave the stamp of an earlier one behind.
    await rm(stampFile, { force: true });
    const { code, output } = await capture(
      'npx',
      ['--yes', '--prefer-offline', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'],
      { cwd: root, env: installEnvironment() },
    );
    if (code !== 0) {
      throw installFailure(output, 'The packages could not be installed.');
    }
    await writeFile(stampFile, stamp);
  }
  requireRuntime();
}

/** Never a question, and without a network a sentence within a minute instead of five (npm's and pnpm's retries). */
function installEnvironment() {
  const retries = { fetch_retries: '2', fetch_retry_mintimeout: '500', fetch_retry_maxtimeout: '1000' };
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, CI: 'true' };
  for (const [name, value] of Object.entries(retries)) {
    env[`npm_config_${name}`] = value;
    env[`pnpm_config_${name}`] = value;
  }
  return env;
}

/** The scripts are TypeScript: they run on the locked Node, or on a machine's own that strips types (22.18). */
function requireRuntime() {
  if (existsSync(path.join(root, 'node_modules/.bin/node'))) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  throw new InstallError(
    `The lockfile brings no Node for ${process.platform}-${process.arch}, so the machine's own must be 22.18 or newer, and this is ${process.versions.node}.`,
  );
}
