import type { Clock } from '../lib/clock.ts';

/** Long enough for any browser to have begun the download. */
const KEEP_MS = 60_000;

export function saveFile(window: Window, clock: Clock, name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  clock.after(KEEP_MS, () => URL.revokeObjectURL(url));
}
