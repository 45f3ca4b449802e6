import { startApp } from 'web/app';
import { createKioskPlatform } from './kiosk-platform.ts';
import { KioskShell } from './kiosk-shell.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startApp({ root, platform: createKioskPlatform(), shell: (app) => <KioskShell>{app}</KioskShell> });
