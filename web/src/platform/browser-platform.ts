import { systemClock } from '../lib/clock.ts';
import type { PageChannel, Platform, Shareable, ShareEnd } from './platform.ts';
import { openGameWindow } from './game-window.ts';
import { createStorageStore, createTabNameStore } from './stores.ts';

/** The mark of an Android WebView, in which chat apps open links. It neither prints nor saves files, and does not say so. */
const WEB_VIEW = /; wv\)/;

/** Fetched when something is first saved, because every login would have to load it. */
const importSaving = () => import('./save-file.ts');

/** The platform of a browser or of the WebView of another app. */
export function createBrowserPlatform(window: Window, loadSaving = importSaving): Platform {
  const isWebView = WEB_VIEW.test(window.navigator.userAgent);
  return {
    durableStorage: createStorageStore(() => window.localStorage),
    tabStorage: createStorageStore(() => window.sessionStorage, createTabNameStore(window)),
    onDurableChange(key, listener) {
      window.addEventListener('storage', (event) => {
        // key is null when the whole storage was cleared.
        if (event.storageArea === window.localStorage && (event.key === key || event.key === null))
          listener();
      });
      // A page that Back restores from memory has heard nothing meanwhile.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      });
    },
    openChannel: (name, listener) => openChannel(window, name, listener),
    offersRememberMe: true,
    linkTarget: '_blank',
    keepsWork: true,
    hasClipboard: true,
    offersFileUpload: true,
    offersChat: true,
    sessionEndWording: 'logout',
    runAlone: (...order) => runAlone(window.navigator, ...order),
    print: isWebView
      ? null
      : async () => {
          window.print();
          return 'handed-on';
        },
    share: (content) => share(window.navigator, content),
    openTab: (waitingText) => openGameWindow(window, 'tab', waitingText),
    ...(!isWebView && {
      saveFile: (...of) => loadSaving().then(({ saveFile }) => saveFile(window, systemClock, ...of)),
    }),
    savePicture: (...of) =>
      loadSaving().then(
        ({ savePicture }) => savePicture(window, systemClock, !isWebView, ...of),
        () => 'failed',
      ),
    openGameWindow: (target, waitingText) => openGameWindow(window, target, waitingText),
  };
}

function openChannel(window: Window, name: string, listener: (message: unknown) => void): PageChannel | null {
  const channel = channelOf(window, name);
  if (!channel) return null;
  channel.addEventListener('message', ({ data }) => listener(data));
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Null in old browsers, and in those that block storage: some of them throw. */
function channelOf(
  { BroadcastChannel }: Window & { BroadcastChannel?: typeof globalThis.BroadcastChannel },
  name: string,
): BroadcastChannel | null {
  try {
    return BroadcastChannel ? new BroadcastChannel(name) : null;
  } catch {
    return null;
  }
}

/** A browser lock ends with its page, however the page ends. Without browser locks the app cannot exclude other pages. */
async function runAlone<T>(
  navigator: Navigator,
  name: string,
  task: () => Promise<T>,
  mode: LockMode = 'exclusive',
): Promise<T | null> {
  // Absent in old browsers, and on pages not loaded over https.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return task();
  const answer = { came: false };
  try {
    return await locks.request(name, { ifAvailable: true, mode }, (lock) => {
      answer.came = true;
      return lock ? task() : null;
    });
  } catch (error) {
    // Browsers that block storage refuse locks too; the task has not started.
    if (answer.came) throw error;
    return task();
  }
}

async function share(navigator: Navigator, content: Shareable): Promise<ShareEnd> {
  try {
    if ('share' in navigator) {
      await navigator.share(content);
      return 'shared';
    }
    // Also absent on pages not loaded over https: that throws.
    await (navigator as Navigator).clipboard.writeText('url' in content ? content.url : content.text);
    return 'copied';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
