import type { Clock } from '../lib/clock.ts';
import { isCurrent } from './is-current.ts';
import { startServiceWorker } from './service-worker.ts';
import type { UpdateStart } from './updates.ts';

/** Reports a newer build: found when the host lacks a file of the running one, and by the service worker where there is one. */
export async function watchBuild(
  window: Window,
  clock: Clock,
  { withWorker, onNewer }: UpdateStart,
): Promise<void> {
  // The bundler sends it.
  window.addEventListener('vite:preloadError', () => {
    // Offline, nothing is known.
    void isCurrent(window).then(
      (current) => current || onNewer(),
      () => undefined,
    );
  });
  if (withWorker && 'serviceWorker' in window.navigator) await startServiceWorker(window, clock, onNewer);
}
