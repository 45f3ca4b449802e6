import { createMemoryStore, type Platform } from 'web/app';

/**
 * A screen that strangers share: nothing is kept beyond the page, not even across a reload, so the next one at the
 * machine cannot find what the last one left. (K1)
 */
export function createKioskPlatform(): Platform {
  return {
    durable: createMemoryStore(),
    session: createMemoryStore(),
    // There is one page and no other tab that could change anything.
    onDurableChange: () => () => {},
    offersRememberMe: false,
    linkTarget: null,
    keepsWork: false,
    offersFileUpload: false,
    offersChat: false,
    keepsHistory: false,
    sessionEndWording: 'finish',
    runAlone: (_name, task) => task(),
    print: null,
    share: null,
    // Without openGameWindow, openChannel and hasClipboard: one window, and many people before it. (K7) (K11)
  };
}
