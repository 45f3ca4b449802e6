import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Hosts do not serve names that begin with a dot. */
const FILE = '.bundle.json';

const repository = path.join(import.meta.dirname, '../..');

/** `C:/…/node_modules/.pnpm/x@1/node_modules/x/y.js` → `x/y.js`; our own modules keep their path in the repository. */
function nameOf(id: string): string {
  const inPackage = id.split('/node_modules/').at(-1);
  return inPackage !== undefined && inPackage !== id ? inPackage : path.relative(repository, id);
}

/** Writes a list of the modules in each script beside the build, for `npm run bundle`. */
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
