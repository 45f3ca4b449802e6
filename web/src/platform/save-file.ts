import type { Clock } from '../lib/clock.ts';
import type { SaveEnd } from './platform.ts';

/** Long enough for any browser to have begun the download. */
const KEEP_MS = 60_000;

export function saveFile(window: Window, clock: Clock, name: string, type: string, text: string): void {
  download(window, clock, name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** A phone's own sheet puts it among the photos or straight into another app; a download hides it in a folder. */
export async function savePicture(
  window: Window,
  clock: Clock,
  name: string,
  picture: Blob,
): Promise<SaveEnd> {
  const { navigator } = window;
  const files = [new File([picture], name, { type: picture.type })];
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  try {
    if (isPhone && 'canShare' in navigator && navigator.canShare({ files })) {
      await navigator.share({ files });
      return 'handed-on';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    // The sheet would not open: the download is there still.
  }
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
