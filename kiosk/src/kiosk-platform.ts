import { createMemoryStore, type Locale, type Platform, rememberLocale, type Voice } from 'web/app';
import { drawCode } from './receipt/draw-code.ts';

/**
 * A screen that strangers share: nothing is kept beyond the page, not even across a reload, so the next one at the
 * machine cannot find what the last one left. (K1)
 *
 * @param locale of somebody who was here a moment ago, for what is left to say to them
 * @param print prints the receipt on the screen without a question; null where there is no printer (K12)
 */
export function createKioskPlatform(locale: Locale | null, print: Platform['print'], voice: Voice): Platform {
  const durable = createMemoryStore();
  if (locale) rememberLocale(durable, locale);
  return {
    durable,
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
    framesTasks: true,
    runAlone: (_name, task) => task(),
    print,
    drawCode,
    voice,
    share: null,
    // Without openGameWindow, openChannel and hasClipboard: one window, and many people before it. (K7) (K11)
  };
}
