import { startApp } from './app/start/start-app.tsx';
import { createBrowserPlatform } from './platform/browser-platform.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startApp({ root, platform: createBrowserPlatform(window) });
