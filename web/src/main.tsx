import { startApp } from './app/start/start-app.tsx';
import { systemClock } from './lib/clock.ts';
import { createBrowserPlatform } from './platform/browser-platform.ts';
import { createUpdates } from './platform/updates.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In a frame the surrounding page controls reloads; `npm run dev` applies changes immediately.
const offersUpdates = import.meta.env.PROD && window.top === window;
const updates = createUpdates(systemClock, async (options) => {
  const { watchBuild } = await import('./platform/newer-build.ts');
  // Preloaded: once a newer build is deployed, the host may no longer have this build's files.
  await import('./app/shell/update-offer.tsx');
  await watchBuild(window, systemClock, options);
});
const platform = createBrowserPlatform(window);
void startApp({ root, platform: offersUpdates ? { ...platform, updates } : platform });
