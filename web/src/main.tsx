import { startApp } from './app/start/start-app.tsx';
import { systemClock } from './lib/clock.ts';
import { createBrowserPlatform } from './platform/browser-platform.ts';
import { createUpdates } from './platform/updates.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In a frame the surrounding page controls reloads; `npm run dev` applies changes immediately.
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window;
const updates = createUpdates(systemClock, async (onNewer) => {
  const { startServiceWorker } = await import('./platform/service-worker.ts');
  // Preloaded: once a newer build is deployed, the host may no longer have this build's files.
  await import('./app/shell/update-offer.tsx');
  await startServiceWorker(window, systemClock, onNewer);
});
const platform = createBrowserPlatform(window);
void startApp({ root, platform: hasWorker ? { ...platform, updates } : platform });
