/** The cookies that a script can see, by name. */
export type Cookies = ReadonlyMap<string, string>;

export function readCookies({ cookie }: Document): Cookies {
  const pairs = cookie.split('; ').filter((pair) => pair !== '');
  return new Map(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair]));
}

/**
 * Takes away whatever the browser may keep beyond a page: storage, caches, databases, cookies that are not those of
 * `before`, the clipboard, the address. It never fails: what cannot be cleared must not keep the rest. (K1)
 */
export async function wipe(window: Window & typeof globalThis, before: Cookies): Promise<void> {
  const { document, navigator, history } = window;
  await Promise.allSettled([
    attempt(() => window.localStorage.clear()),
    attempt(() => window.sessionStorage.clear()),
    attempt(() => clearCookies(document, before)),
    attempt(() => clearCaches(window)),
    attempt(() => clearDatabases(window)),
    // Not there on a page that did not come over https.
    attempt(() => (navigator as { clipboard?: Clipboard }).clipboard?.writeText('')),
    attempt(() => document.getSelection()?.removeAllRanges()),
    attempt(() => history.replaceState(null, '', '/')),
    // It outlives its pages.
    attempt(() => (window.name = '')),
  ]);
}

/** As a promise whatever happens: some of it throws at once where the browser refuses storage. */
const attempt = async (task: () => unknown): Promise<unknown> => task();

/** Those that were there before the session belong to the machine. */
function clearCookies(document: Document, before: Cookies): void {
  for (const [name, pair] of readCookies(document))
    if (before.get(name) !== pair) document.cookie = `${name}=; path=/; max-age=0`;
}

async function clearCaches({ caches }: typeof globalThis): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function clearDatabases({ indexedDB }: typeof globalThis): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          // One that is still open goes with its page, a moment later.
          request.onsuccess = request.onerror = request.onblocked = () => resolve();
        }),
    ),
  );
}
