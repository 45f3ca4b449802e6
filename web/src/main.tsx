import { startApp } from './app/start/start-app.tsx';
import { systemClock } from './lib/clock.ts';
import { createBrowserPlatform } from './platform/browser-platform.ts';
import { createUpdates } from './platform/updates.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In a frame the page around it decides when to load again; `npm run dev` has every change at once.
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window;
const updates = createUpdates(systemClock, async (onNewer) => {
  const { startServiceWorker } = await import('./platform/service-worker.ts');
  // Now: when a newer build is there, the host may no longer have the files of this one.
  await import('./app/shell/update-offer.tsx');
  await startServiceWorker(window, systemClock, onNewer);
});
const platform = createBrowserPlatform(window);
void startApp({ root, platform: hasWorker ? { ...platform, updates } : platform });
