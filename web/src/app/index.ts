/** What a shell around the app needs; the kiosk is one. */
export { startApp, type StartOptions } from './start/start-app.tsx';
export { systemClock } from '../lib/clock.ts';
export { createMemoryStore } from '../platform/browser-platform.ts';
export type { KeyValueStore, Platform } from '../platform/platform.ts';
