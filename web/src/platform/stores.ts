import type { KeyValueStore } from './platform.ts';

/** Falls back to memory when storage is blocked (privacy settings) or full: the visit works but is not remembered. */
export function createStorageStore(open: () => Storage, memory = createMemoryStore()): KeyValueStore {
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

/** A store that ends with the page; `onChange` runs after each change. */
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
 * Memory that keeps orders and waits over a reload without any storage: in the name of the tab. The hosts'
 * `Cross-Origin-Opener-Policy` clears it when a link leads to another site. Chromium keeps it when the user types another
 * site's address in the tab, so that site could read amounts and references of open orders and the ends of waits, and
 * nothing else. The readers check the values, as in a storage.
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
