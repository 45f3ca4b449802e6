import { systemClock } from './clock.ts';

/**
 * Like a request; otherwise every later try would share a connection that hangs. All files of a screen are below 50 kB, so the
 * slowest connection on which the app can be used fetches them in time.
 */
const LIMIT_MS = 60_000;

/** Files that came, or are on their way. */
const asked = new Map<string, Promise<void>>();
/** Styles that did not come. Not their links: one may fail a second time, by its limit, after another has replaced it. */
const failed = new Set<string>();

/**
 * Replaces the bundler's own helper around each `import()` of a build: imports only when all files are here. Until 2026,
 * browsers remembered a module that failed to arrive, and refused to fetch it again until the page was reloaded.
 * @param files the module's script, with the scripts and styles that it needs
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  try {
    await Promise.all(files.map(fetchFile));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Fetches a file once, and again only if it failed. */
async function fetchFile(file: string): Promise<void> {
  const href = `/${file}`;
  const coming = asked.get(file) ?? (file.endsWith('.css') ? linkTo(href) : fetchScript(href));
  asked.set(file, coming);
  try {
    await coming;
  } catch (error) {
    asked.delete(file);
    throw error;
  }
}

const inPage = (href: string) => document.querySelector(`[src="${href}"],[href="${href}"]`);

function linkTo(href: string): Promise<void> {
  const before = inPage(href);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    const fail = () => {
      failed.add(href);
      reject(new Error(`failed to load: ${href}`));
    };
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', fail);
    systemClock.after(LIMIT_MS, fail);
    if (!before) document.head.append(link);
    // In the same place, because the order of styles counts.
    else if (failed.has(href)) before.replaceWith(link);
    else resolve();
  });
}

/**
 * The import finds the answer in the browser's cache. Not a link that preloads: Firefox and Safari never follow one again that
 * failed, and Chromium hands its failure to the next import.
 */
async function fetchScript(href: string): Promise<void> {
  // The page itself has the entry.
  if (inPage(href)) return;
  const limit = new AbortController();
  systemClock.after(LIMIT_MS, () => limit.abort());
  const answer = await fetch(href, limit);
  // A captive portal answers with a page of its own.
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`failed to load: ${href}`);
  await answer.blob();
}
