import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture } from './capture.mjs';
import { installFailure } from './explain-failure.mjs';
import { InstallError } from './install-error.mjs';
import { installStamp } from './install-stamp.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Runs an exact pnpm version through npx, which comes with Node. corepack fails its signature check on some machines, and
// newer Node releases no longer include it.
const pnpm = 'pnpm@12.21.0';

/** Installs the lockfile's packages; returns immediately if nothing has changed since the last install. */
export async function ensurePackages() {
  const stampFile = path.join(root, 'node_modules/.install-stamp');
  const { stamp, folders } = await installStamp(root);
  const upToDate =
    folders.every((folder) => existsSync(folder)) &&
    (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;

  if (!upToDate) {
    console.log('Installing the packages …');
    // An interrupted install must not leave an old stamp behind.
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

/** Disables prompts, and limits retries so that a missing network fails within a minute instead of five. */
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

/** The scripts are TypeScript: they need the locked Node, or a machine Node that strips types (22.18). */
function requireRuntime() {
  if (existsSync(path.join(root, 'node_modules/.bin/node'))) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  throw new InstallError(
    `The lockfile contains no Node for ${process.platform}-${process.arch}, so the machine's Node must be 22.18 or newer, but is ${process.versions.node}.`,
  );
}
