import { systemClock } from '../lib/clock.ts';
import { untilFetched } from '../lib/lazy-part.ts';
import type { KeyValueStore, PageChannel, Platform, Shareable, ShareEnd } from './platform.ts';
import { openGameWindow } from './game-window.ts';

/** The mark of an Android WebView, in which chat apps open links. It neither prints nor saves files, and does not say so. */
const WEB_VIEW = /; wv\)/;

/** Fetched when something is first saved, because every login would have to load it. */
const loadSaving = () => import('./save-file.ts');

export function createBrowserPlatform(window: Window, clock = systemClock): Platform {
  const isWebView = WEB_VIEW.test(window.navigator.userAgent);
  return {
    durableStorage: storageStore(() => window.localStorage),
    tabStorage: storageStore(() => window.sessionStorage, createTabNameStore(window)),
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
    keepsHistory: true,
    sessionEndWording: 'logout',
    runAlone: (name, task) => runAlone(window.navigator, name, task),
    print: isWebView
      ? null
      : async () => {
          window.print();
          return 'handed-on';
        },
    share: (content) => share(window.navigator, content),
    openTab: (waitingText) => openGameWindow(window, 'tab', waitingText),
    ...(!isWebView && {
      saveFile: (name, type, text) =>
        void untilFetched(loadSaving, clock).then(({ saveFile }) =>
          saveFile(window, clock, name, type, text),
        ),
    }),
    savePicture: (name, picture) =>
      loadSaving().then(
        ({ savePicture }) => savePicture(window, clock, name, picture, !isWebView),
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
async function runAlone<T>(navigator: Navigator, name: string, task: () => Promise<T>): Promise<T | null> {
  // Absent in old browsers, and on pages not loaded over https.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return task();
  const answer = { came: false };
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
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

/** Falls back to memory when storage is blocked (privacy settings) or full: the visit works but is not remembered. */
function storageStore(open: () => Storage, memory = createMemoryStore()): KeyValueStore {
  return {
    get(key) {
      try {
        return memory.get(key) ?? open().getItem(key);
      } catch {
        return memory.get(key);
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.remove(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.remove(key);
      try {
        open().removeItem(key);
      } catch {
        // Storage is blocked, so it holds nothing.
      }
    },
  };
}

export function createMemoryStore(values = new Map<string, string>(), onChange = () => {}): KeyValueStore {
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      onChange();
    },
    remove(key) {
      if (values.delete(key)) onChange();
    },
  };
}

/** What must not be forgotten: orders whose outcome is open, and waits. No token and no text of the member. */
const isKept = ([key, value]: [string, string]) => /-intents|-until$/.test(key) && typeof value === 'string';

/**
 * Memory that keeps orders and waits over a reload without any storage: in the name of the tab, which no other page reads. The
 * hosts' `Cross-Origin-Opener-Policy` clears it when another site follows. The readers check the values, as in a storage.
 */
export function createTabNameStore(window: Window): KeyValueStore {
  let values = new Map<string, string>();
  try {
    values = new Map((JSON.parse(window.name) as [string, string][]).filter(isKept));
  } catch {
    // Another page has named the tab, or none has.
  }
  return createMemoryStore(values, () => {
    window.name = JSON.stringify([...values].filter(isKept));
  });
}
