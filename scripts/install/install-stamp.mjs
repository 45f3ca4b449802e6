import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A hash of everything an install depends on, and the folders that it creates. The stamp is valid only while all folders
 * exist, so that deleting one package's node_modules is noticed.
 * @param {string} root
 * @returns {Promise<{ stamp: string, folders: string[] }>}
 */
export async function installStamp(root) {
  const entries = await readdir(root, { withFileTypes: true });
  const manifests = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map((entry) => readManifest(path.join(root, entry.name))),
  );
  const packages = manifests.filter((manifest) => manifest !== undefined);

  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(`${name}\n`).update(await readFile(path.join(root, name)));
  }
  for (const { folder, text } of packages) hash.update(`${path.basename(folder)}\n`).update(text);

  return {
    stamp: hash.digest('hex'),
    folders: [root, ...packages.filter(hasDependencies).map(({ folder }) => folder)].map((folder) =>
      path.join(folder, 'node_modules'),
    ),
  };
}

/**
 * The installer makes no folder for a package without dependencies.
 * @param {{ text: string }} manifest
 */
function hasDependencies({ text }) {
  /** @type {Record<string, object | undefined>} */
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).length > 0;
}

/**
 * @param {string} folder
 * @returns {Promise<{ folder: string, text: string } | undefined>} undefined if the folder is not a package
 */
async function readManifest(folder) {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { folder, text };
}
