// Built to `sw-off.js`, which a host serves in place of `sw.js` to remove the worker: browsers request that file with every
// page, even through a broken worker. It deletes the caches and unregisters itself. Open pages stay as they are.
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
