import path from 'node:path';
import type { Plugin } from 'vite';

/** Each icon of lucide imports it. */
const LUCIDE_RENDERER = /^\.{1,2}\/createLucideIcon\.mjs$/;

const source = path.join(import.meta.dirname, '../src');

/**
 * Shrinks what the login waits for: replaces i18next and the renderer of lucide's icons with the parts that the app uses, and the
 * router with its production files, which the package does not export. Those leave out the warnings for developers.
 */
export function leanLibraries(): Plugin {
  const files: Record<string, string> = {
    i18next: path.join(source, 'i18n/i18next.ts'),
    'react-i18next': path.join(source, 'i18n/react-i18next.tsx'),
  };
  return {
    name: 'wallet:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id in files) return files[id];
      if (LUCIDE_RENDERER.test(id)) return path.join(source, 'ui/art/create-lucide-icon.tsx');
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

/**
 * Removes display names and marks calls as pure, which otherwise keep unused code in the build. Also removes the warnings and the
 * texts of errors that only tell a developer how to use the router: `npm run dev` shows them.
 */
function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/ = (React\w*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/^( +)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^( +invariant\([^;]*?),\s*(?:`[^`]*`|"[^"]*")\s*\);$/gm, '$1);');
}
