import type { Clock } from '../lib/clock.ts';
import type { SaveEnd } from './platform.ts';

/** Long enough for any browser to start the download. */
const KEEP_MS = 60_000;

/** Nothing once the signal has aborted. */
export function saveFile(
  window: Window,
  clock: Clock,
  name: string,
  type: string,
  text: string,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  download(window, clock, name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/**
 * A phone's share sheet saves it to the photos or sends it to another app; a download would hide it in a folder.
 * @param canDownload false in a browser whose downloads would be lost silently
 */
export async function savePicture(
  window: Window,
  clock: Clock,
  canDownload: boolean,
  name: string,
  picture: Blob,
  signal: AbortSignal,
): Promise<SaveEnd> {
  const isOver = () => signal.aborted;
  if (isOver()) return 'cancelled';
  const { navigator } = window;
  const files = [new File([picture], name, { type: picture.type })];
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  try {
    if (isPhone && 'canShare' in navigator && navigator.canShare({ files })) {
      await navigator.share({ files });
      return 'handed-on';
    }
  } catch (error) {
    if (isOver() || (error instanceof Error && error.name === 'AbortError')) return 'cancelled';
    // The share sheet did not open; the download remains.
  }
  if (!canDownload) return 'failed';
  try {
    download(window, clock, name, picture);
    return 'saved';
  } catch {
    return 'failed';
  }
}

function download(window: Window, clock: Clock, name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  clock.after(KEEP_MS, () => URL.revokeObjectURL(url));
}
