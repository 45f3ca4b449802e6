// The app's service worker, built to `sw.js`. It caches only the files that the app starts with: no answers of the service, no
// configuration, no member data.
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { FOREIGN_FOLDERS, isOfAnother, TAKE_OVER } from '../src/platform/worker-rules.ts';
import type { WorkerScope } from './scope.ts';

/** Filled in by the build: each file with its content hash, or null when the file name contains the hash. */
declare const KEPT_FILES: { url: string; revision: string | null }[];
declare const self: WorkerScope;

/** After this time the cached page replaces one that the network has not delivered. */
const PAGE_WITHIN_SECONDS = 4;

const network = new NetworkOnly({ networkTimeoutSeconds: PAGE_WITHIN_SECONDS });

// Requests the page while the worker is still starting.
enableNavigationPreload();
precache(KEPT_FILES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(
    async (navigation) => {
      try {
        return await network.handle(navigation);
      } catch {
        const kept = (await matchPrecache('/index.html')) ?? (await matchPrecache('/offline.html'));
        return kept ?? Response.error();
      }
    },
    { denylist: [isOfAnother] },
  ),
);
addRoute({ directoryIndex: '', cleanURLs: false });

self.addEventListener('install', (event) => {
  const routes = FOREIGN_FOLDERS.map((folder) => ({
    condition: { urlPattern: { pathname: `/${folder}/*` } },
    source: 'network' as const,
  }));
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes));
});

// A page of this build sends it. The worker waits if another tab still runs the old build and needs its files.
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOverIfAlone());
});

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
