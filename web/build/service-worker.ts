import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const folder = path.join(import.meta.dirname, '../worker');

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

const PAGES = ['index.html', 'offline.html', 'offline.css', 'offline.js'];

/** Puts this build's font file names into the offline page. The worker does not cache fonts for that page. */
async function nameFonts(dir: string, bundle: Bundle): Promise<void> {
  const file = path.join(dir, 'offline.css');
  const files = Object.keys(bundle);
  const style = await readFile(file, 'utf8');
  const named = style.replace(/url\((\w+)\.woff2\)/g, (_, font: string) => {
    const name = files.find((name) => new RegExp(`/${font}-[\\w-]+\\.woff2$`).test(name));
    if (name === undefined) throw new Error(`offline.css: the build has no font ${font}`);
    return `url(/${name})`;
  });
  await writeFile(file, named);
}

/**
 * The entry chunk and the texts of the first screens: enough to start, or to explain in the member's language why the app
 * cannot.
 */
function startFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style));
    chunk.imports.forEach(add);
  };
  chunks
    .filter(({ isEntry, name }) => isEntry || /^\w+-first$/.test(name))
    .forEach(({ fileName }) => add(fileName));
  return [...files];
}

async function script(name: string, kept: object[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { KEPT_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, name), output: { format: 'iife' } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
}

export function serviceWorker(): Plugin {
  return {
    name: 'wallet:service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await nameFonts(dir, bundle);
      const pages = PAGES.map(async (name) => {
        const content = await readFile(path.join(dir, name));
        return { url: `/${name}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
      });
      // No revision: the file names contain a content hash.
      const files = startFiles(bundle).map((name) => ({ url: `/${name}`, revision: null }));
      const kept = [...(await Promise.all(pages)), ...files];
      await writeFile(path.join(dir, 'sw.js'), await script('service-worker.ts', kept));
      await writeFile(path.join(dir, 'sw-off.js'), await script('off.ts', []));
    },
  };
}
