import { startApp } from './app/start/start-app.tsx';
import { systemClock } from './lib/clock.ts';
import { createBrowserPlatform } from './platform/browser-platform.ts';
import { createUpdates } from './platform/updates.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In a frame the surrounding page controls reloads; `npm run dev` applies changes immediately.
const offersUpdates = import.meta.env.PROD && window.top === window;
const updates = createUpdates(systemClock, async ({ withWorker, onNewer }) => {
  const { isCurrent, startServiceWorker } = await import('./platform/service-worker.ts');
  // Preloaded: once a newer build is deployed, the host may no longer have this build's files.
  await import('./app/shell/update-offer.tsx');
  if (withWorker && 'serviceWorker' in navigator)
    void startServiceWorker(window, systemClock, onNewer).catch(() => undefined);
  return () => isCurrent(window);
});
// The bundler sends it when a file of this build cannot be fetched.
window.addEventListener('vite:preloadError', () => updates.look());
const platform = createBrowserPlatform(window);
void startApp({ root, platform: offersUpdates ? { ...platform, updates } : platform });
