import { startApp } from './app/start/start-app.tsx';
import { systemClock } from './lib/clock.ts';
import { createBrowserPlatform } from './platform/browser-platform.ts';
import { createUpdates } from './platform/updates.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In a frame the page around it decides when to load again; `npm run dev` has every change at once.
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window;
const updates = createUpdates(systemClock, async (onNewer) =>
  (await import('./platform/service-worker.ts')).startServiceWorker(window, systemClock, onNewer),
);
const platform = createBrowserPlatform(window);
void startApp({ root, platform: hasWorker ? { ...platform, updates } : platform });
