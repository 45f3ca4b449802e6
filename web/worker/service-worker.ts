// The app's service worker, built to `sw.js`. It keeps the files that the app starts with and nothing else: never an answer of
// the service, never the configuration, nothing of a member.
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { FOREIGN_FOLDERS, isOfAnother, TAKE_OVER } from '../src/platform/worker-rules.ts';
import type { WorkerScope } from './scope.ts';

/** Written in by the build: each file with a mark of its content, null where its name says it. */
declare const KEPT_FILES: { url: string; revision: string | null }[];
declare const self: WorkerScope;

/** A line that has not brought the page by then is as good as none; what is kept stands at once. */
const PAGE_WITHIN_SECONDS = 4;

const network = new NetworkOnly({ networkTimeoutSeconds: PAGE_WITHIN_SECONDS });

// Asks for the page while the worker itself still starts.
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

// The page that runs this build asks for it. Another tab may run the build before, and still need its files.
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOverFromNobody());
});

async function takeOverFromNobody(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
