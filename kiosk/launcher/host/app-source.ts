import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders } from 'contracts/rules';

/** A page of the app, as it goes to the browser. */
export interface AppPage {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** Where the app's page comes from. */
export interface AppSource {
  /** The page at a path; null where there is none to be had, for whatever reason. */
  page(path: string, headers: Record<string, string>): Promise<AppPage | null>;
  /** Folder of the app's files; null where its site has them. */
  root: string | null;
}

/** A site that hangs is as good as none. */
const ANSWER_LIMIT_MS = 8_000;

/** What speaks of the connection to the site, or of how the body came over it. */
const HOP_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/** The app as a site serves it, page and files. */
export function siteSource(site: string): AppSource {
  return {
    root: null,
    async page(path, headers) {
      try {
        const answer = await fetch(new URL(path, site), {
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        });
        const body = await answer.text();
        if (answer.status >= 400 && !isHtml(answer)) return null;
        if (answer.status >= 500) return null;
        const kept = [...answer.headers].filter(([name]) => !HOP_HEADERS.has(name) && name !== 'set-cookie');
        const cookies = answer.headers.getSetCookie();
        return {
          status: answer.status,
          headers: { ...Object.fromEntries(kept), ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) },
          body,
        };
      } catch {
        return null;
      }
    },
  };
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false;

/** The app as it was built into a folder; read each time, so that a new build is there at once. */
export function folderSource(root: string): AppSource {
  return {
    root,
    async page() {
      try {
        const [body, config] = await Promise.all([
          readFile(join(root, 'index.html'), 'utf8'),
          readFile(join(root, 'config.json'), 'utf8'),
        ]);
        const headers = securityHeaders({
          config: JSON.parse(config) as Record<string, unknown>,
          https: false,
        });
        return { status: 200, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body };
      } catch {
        return null;
      }
    },
  };
}
