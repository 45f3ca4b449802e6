import { openGameWindow } from './game-window.ts';
import type { KeyValueStore, Platform } from './platform.ts';

/** The platform of a member's own browser: its storage, shared between tabs. */
export function createBrowserPlatform(window: Window): Platform {
  return {
    durable: storageStore(() => window.localStorage),
    session: storageStore(() => window.sessionStorage),
    onDurableChange(key, listener) {
      const onStorage = (event: StorageEvent) => {
        // key is null when the whole storage was cleared.
        if (event.storageArea === window.localStorage && (event.key === key || event.key === null))
          listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    offersRememberMe: true,
    sessionEndWording: 'logout',
    openGameWindow: (target, waitingText) => openGameWindow(window, target, waitingText),
    hasClipboard: true,
    ...('share' in window.navigator ? { shareLink: (url) => window.navigator.share({ url }) } : {}),
  };
}

/** Storage that is refused (privacy settings) or full falls back to memory: the visit works, it is not remembered. */
function storageStore(open: () => Storage): KeyValueStore {
  const memory = createMemoryStore();
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
        // Nothing was stored there.
      }
    },
  };
}

/** A store that lives as long as the page. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
