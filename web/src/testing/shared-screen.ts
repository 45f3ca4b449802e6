import { createBrowserPlatform } from '../platform/browser-platform.ts';
import type { Platform } from '../platform/platform.ts';

/** What a screen that strangers share can do: no game opens there, nothing is copied or handed on, and no conversation is kept. (K7) (K11) */
export function createSharedScreen(): Platform {
  const platform = createBrowserPlatform(window);
  delete platform.openGameWindow;
  delete platform.hasClipboard;
  platform.share = null;
  platform.offersChat = false;
  return platform;
}
