// Built to `sw-off.js`, which a host gives out in the place of `sw.js` to be rid of the worker: browsers ask for that file with
// every page, whatever the worker they have does. It takes what was kept, and itself, away. Pages stay as they are.
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
