import {
  type Cover,
  createMemoryStore,
  type Locale,
  OneEntryRouter,
  type Platform,
  rememberLocale,
  type Voice,
} from 'web/app';
import { drawCode } from './receipt/draw-code.ts';
import { VisitorExit } from './session/visitor-exit.tsx';

/**
 * The platform of a shared screen: keeps nothing beyond the page, not even across a reload, so the next member cannot
 * find what the last one left. (K1)
 * @param locale language of a member who has just left, for the last page shown to them
 * @param print prints the visible receipt silently; null without a printer (K12)
 * @param cover hides private content until the member asks to see it (K11)
 */
export function createKioskPlatform(
  locale: Locale | null,
  print: Platform['print'],
  voice: Voice,
  cover: Cover,
): Platform {
  const durable = createMemoryStore();
  if (locale) rememberLocale(durable, locale);
  return {
    durableStorage: durable,
    tabStorage: createMemoryStore(),
    // There is only one page, so no other tab can change anything.
    onDurableChange: () => {},
    offersRememberMe: false,
    linkTarget: null,
    keepsWork: false,
    offersFileUpload: false,
    offersChat: false,
    router: OneEntryRouter,
    sessionEndWording: 'finish',
    framesTasks: true,
    runAlone: (_name, task) => task(),
    print,
    drawCode,
    voice,
    cover,
    visitorExit: VisitorExit,
    share: null,
    // Omits openGameWindow, openChannel and hasClipboard: one window, shared by many people. (K7) (K11)
  };
}
