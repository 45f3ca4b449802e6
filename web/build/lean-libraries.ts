import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.join(import.meta.dirname, '../src/i18n');

/**
 * In the built app, what the login must wait for is as small as it can be: the part of i18next that the app uses, in place
 * of all of it, and the router without its warnings for developers, which its package offers under no name.
 */
export function leanLibraries(): Plugin {
  const files: Record<string, string> = {
    i18next: path.join(source, 'i18next.ts'),
    'react-i18next': path.join(source, 'react-i18next.tsx'),
  };
  return {
    name: 'wallet:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id in files) return files[id];
      if (id !== 'react-router') return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}

/** Names for developers' tools keep what nobody uses in the build, and so do calls that may do more than make something. */
function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/ = (React\w*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
}
