import { createBrowserPlatform } from '../platform/browser-platform.ts';
import type { Platform } from '../platform/platform.ts';

/** The platform of a shared screen: it opens no games, copies or shares nothing, and keeps no conversation. (K7) (K11) */
export function createSharedScreen(): Platform {
  const platform = createBrowserPlatform(window);
  delete platform.openGameWindow;
  delete platform.hasClipboard;
  platform.share = null;
  platform.offersChat = false;
  return platform;
}
