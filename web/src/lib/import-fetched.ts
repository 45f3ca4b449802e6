/** Files that came, or are on their way. */
const asked = new Map<string, Promise<void>>();
/** The links of files that did not come. */
const failed = new Map<string, HTMLLinkElement>();

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
  const before = failed.get(file);
  const coming = asked.get(file) ?? (before?.rel === 'preload' ? refetch(before) : linkTo(file, before));
  asked.set(file, coming);
  try {
    await coming;
  } catch (error) {
    asked.delete(file);
    throw error;
  }
}

/** The browser hands a preloaded script to the import. */
function linkTo(file: string, before?: HTMLLinkElement): Promise<void> {
  const href = `/${file}`;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    Object.assign(link, isStyle ? { rel: 'stylesheet' } : { rel: 'preload', as: 'script' });
    Object.assign(link, { crossOrigin: '', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      failed.set(file, link);
      reject(new Error(`failed to load: ${file}`));
    });
    // In the same place, because the order of styles counts.
    if (before) before.replaceWith(link);
    // The page itself has the entry.
    else if (document.querySelector(`[src="${href}"],[href="${href}"]`)) resolve();
    else document.head.append(link);
  });
}

/** Firefox and Safari never preload again what failed once. The import finds this answer in the browser's cache. */
async function refetch({ href }: HTMLLinkElement): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`failed to load: ${href}`);
  await answer.blob();
}
