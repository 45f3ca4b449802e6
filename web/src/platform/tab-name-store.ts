import type { KeyValueStore } from './platform.ts';

/** What must not be forgotten: orders whose outcome is open, and waits. No token and no text of the member. */
const KEPT = /-intents|-wait-until$/;

/**
 * Memory that keeps orders and waits over a reload without any storage: in the name of the tab, which no other page reads. The
 * hosts' `Cross-Origin-Opener-Policy` clears it when another site follows.
 */
export function createTabNameStore(window: Window): KeyValueStore {
  const values = new Map(keptOf(window.name));
  const keep = (key: string) => {
    if (KEPT.test(key)) window.name = JSON.stringify([...values].filter(([name]) => KEPT.test(name)));
  };
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      keep(key);
    },
    remove(key) {
      if (values.delete(key)) keep(key);
    },
  };
}

/** Another page may have named the tab. */
function keptOf(name: string): [string, string][] {
  try {
    return (JSON.parse(name) as unknown[]).filter(
      (entry): entry is [string, string] =>
        Array.isArray(entry) && KEPT.test(String(entry[0])) && typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}
