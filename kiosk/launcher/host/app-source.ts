import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { securityHeaders } from 'contracts/rules';
import { wipeableCookies } from './wipeable-cookie.ts';

export interface AppPage {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

export interface AppSource {
  /** Null if the page cannot be loaded. */
  page(path: string, headers: Record<string, string>): Promise<AppPage | null>;
  /** The app's files; null if a remote site serves them. */
  files: AppFiles | null;
}

/** Entries of `config.json`. */
export type AppConfig = Readonly<Record<string, unknown>>;

export interface AppFiles {
  root: string;
  /** The app's `config.json`, with the entries of this terminal. @throws Error while a build writes it */
  config(): Promise<AppConfig>;
  /** Reads what the page that is served may still load: a new build deletes it. */
  keep(): Promise<void>;
  /** A file of the page that was served last; undefined if it has none of this path. */
  kept(path: string): Buffer | undefined;
}

/** Of the files without which a page breaks. A film may be missing: its page says so, and films are most of a build. */
export const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A site that hangs counts as unavailable. */
const ANSWER_TIMEOUT_MS = 8_000;

/** Headers of the connection, and those that would save, type or leave the page in another way. */
const DROPPED_HEADERS = new Set([
  'connection',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-type',
  'keep-alive',
  'refresh',
  'set-cookie',
  'transfer-encoding',
]);
/** `text()` reads UTF-8. With another type the browser would show the page's source. */
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Fetches each page from a site. Null for a page that does not come within 8 s, is an error of the server, or does not
 * belong to the app.
 */
export function siteSource(site: string): AppSource {
  return {
    files: null,
    async page(path, headers) {
      try {
        // A path such as `//elsewhere.example` would be another site.
        const answer = await fetch(new URL(`.${path}`, new URL('/', site)), {
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        });
        const body = await answer.text();
        if (answer.status >= 500 || !isApp(body)) return null;
        const kept = [...answer.headers].filter(([name]) => !DROPPED_HEADERS.has(name));
        const cookies = wipeableCookies(answer.headers.getSetCookie());
        return {
          status: answer.status,
          headers: {
            ...Object.fromEntries(kept),
            ...HTML,
            ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
          },
          body,
        };
      } catch {
        return null;
      }
    },
  };
}

/**
 * Every page of the app loads the launcher's script. A page without it comes from a captive portal, has no key guard, and may
 * link anywhere.
 */
const isApp = (body: string) => body.includes('"/terminal.js"');

/**
 * Reads the files on each request, so a new build takes effect immediately.
 * @param ownConfig replaces entries of the build's `config.json`: a build rewrites that file
 */
export function folderSource(root: string, ownConfig: AppConfig): AppSource {
  let kept = new Map<string, Buffer>();
  const readConfig = async () => ({
    ...(JSON.parse(await readFile(join(root, 'config.json'), 'utf8')) as AppConfig),
    ...ownConfig,
  });
  return {
    files: {
      root,
      config: readConfig,
      async keep() {
        // A build in progress may delete them meanwhile; the page then loads again after the session.
        kept = await readParts(join(root, 'assets')).catch(() => new Map());
      },
      kept: (path) => kept.get(path),
    },
    async page() {
      try {
        const [body, config] = await Promise.all([readFile(join(root, 'index.html'), 'utf8'), readConfig()]);
        const headers = securityHeaders({ config, https: false });
        // A build in progress may have written only a part.
        return isApp(body) ? { status: 200, headers: { ...headers, ...HTML }, body } : null;
      } catch {
        return null;
      }
    },
  };
}

/** The files of a build whose names have a hash, by path. */
async function readParts(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => extname(name) in TYPES);
  return new Map(
    await Promise.all(
      names.map(async (name) => [`/assets/${name}`, await readFile(join(folder, name))] as const),
    ),
  );
}
