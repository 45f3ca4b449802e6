/** Only the cookies that scripts can see, by name. */
export type Cookies = ReadonlyMap<string, string>;

/** The cookies of the page, each as `name=value` by its name. */
export function readCookies({ cookie }: Pick<Document, 'cookie'>): Cookies {
  const pairs = cookie.split('; ').filter((pair) => pair !== '');
  return new Map(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair]));
}

/**
 * Removes what the browser may keep beyond a page: storage, caches, databases, cookies that are not in `before`, the
 * clipboard, the address. Never rejects: a part that fails must not stop the others. (K1)
 */
export async function wipe(window: Window & typeof globalThis, before: Cookies): Promise<void> {
  const { document, navigator, history } = window;
  await Promise.allSettled([
    attempt(() => window.localStorage.clear()),
    attempt(() => window.sessionStorage.clear()),
    attempt(() => clearCookies(document, before)),
    attempt(() => clearCaches(window)),
    attempt(() => clearDatabases(window)),
    // Undefined on pages without https.
    attempt(() => (navigator as { clipboard?: Clipboard }).clipboard?.writeText('')),
    attempt(() => document.getSelection()?.removeAllRanges()),
    attempt(() => history.replaceState(null, '', '/')),
    // `window.name` survives navigation.
    attempt(() => (window.name = '')),
  ]);
}

/** Turns a throw into a rejection: some calls throw synchronously if the browser blocks storage. */
const attempt = async (task: () => unknown): Promise<unknown> => task();

/** Cookies from before the session belong to the machine. */
export function clearCookies(document: Document, before: Cookies): void {
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
          // An open database is deleted when its page is gone, a moment later.
          request.onsuccess = request.onerror = request.onblocked = () => resolve();
        }),
    ),
  );
}
