import { startApp } from './app/start/start-app.tsx';
import { systemClock } from './lib/clock.ts';
import { createBrowserPlatform } from './platform/browser-platform.ts';
import { createUpdates } from './platform/updates.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In a frame the surrounding page controls reloads; `npm run dev` applies changes immediately.
const offersUpdates = import.meta.env.PROD && window.top === window;
const startWorker = async (onNewer: () => void) =>
  (await import('./platform/service-worker.ts')).startServiceWorker(window, systemClock, onNewer);
const platform = createBrowserPlatform(window);
void startApp({
  root,
  platform: offersUpdates
    ? { ...platform, updates: createUpdates(window, systemClock, startWorker) }
    : platform,
});
