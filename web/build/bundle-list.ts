import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Not served: hosts leave out what begins with a dot. */
const FILE = '.bundle.json';

const repository = path.join(import.meta.dirname, '../..');

/** `C:/…/node_modules/.pnpm/x@1/node_modules/x/y.js` → `x/y.js`; our own by their path in the repository. */
function nameOf(id: string): string {
  const inPackage = id.split('/node_modules/').at(-1);
  return inPackage !== undefined && inPackage !== id ? inPackage : path.relative(repository, id);
}

/** Writes down beside the build what lies in each of its scripts, for `npm run bundle`. */
export function bundleList(): Plugin {
  return {
    name: 'wallet:bundle-list',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const scripts = Object.values(bundle).flatMap((file) =>
        file.type === 'asset'
          ? []
          : {
              file: file.fileName,
              isEntry: file.isEntry,
              imports: file.imports,
              styles: [...(file.viteMetadata?.importedCss ?? [])],
              modules: Object.entries(file.modules).map(([id, { renderedLength }]) => [
                nameOf(id),
                renderedLength,
              ]),
            },
      );
      await writeFile(path.join(dir, FILE), JSON.stringify(scripts));
    },
  };
}
