/** For shells around the app, such as the kiosk. */
export { startApp, type ShellView, type StartOptions } from './start/start-app.tsx';
export { OneEntryRouter } from './routing/one-entry-router.tsx';
export { dateTimeText } from '../lib/date-text.ts';
export { type Clock, systemClock } from '../lib/clock.ts';
export type { Voice } from '../lib/voice.ts';
export { createMemoryStore } from '../platform/stores.ts';
export type { KeyValueStore, Platform, PrintEnd } from '../platform/platform.ts';
export { isLocale, type Locale, locales, rememberLocale, startLocale } from '../shared/session/locale.ts';
export { loadText } from '../shared/session/text-sets/load-text.ts';
export { type Screen, type Visit, type VisitSnapshot } from '../platform/visit.ts';
export type { Cover } from '../ui/display/private.tsx';
export { BrandLogo } from '../ui/art/brand-logo.tsx';
export { RiverScene } from '../ui/art/river-scene.tsx';
export { Button } from '../ui/form/button.tsx';
export { guardDoublePresses } from '../ui/form/double-press.ts';
export { Field } from '../ui/form/field.tsx';
export { SpeakButton } from '../ui/form/speak-button.tsx';
