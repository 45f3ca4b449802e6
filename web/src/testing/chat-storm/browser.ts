import { createMemoryStore } from '../../platform/stores.ts';
import type { KeyValueStore, Platform } from '../../platform/platform.ts';

export function createBrowser() {
  const shared = createMemoryStore();
  const listeners = new Set<{ key: string; tab: number; run: () => void }>();
  const changed = (key: string, by: number) => {
    for (const { key: ofListener, tab, run } of [...listeners]) if (ofListener === key && tab !== by) run();
  };
  let tabs = 0;

  function durableOf(tab: number): KeyValueStore {
    return {
      get: (key) => shared.get(key),
      set(key, value) {
        shared.set(key, value);
        changed(key, tab);
      },
      remove(key) {
        const was = shared.get(key);
        shared.remove(key);
        if (was !== null) changed(key, tab);
      },
    };
  }

  return {
    openTab(): Platform {
      tabs += 1;
      const tab = tabs;
      return {
        durableStorage: durableOf(tab),
        tabStorage: createMemoryStore(),
        onDurableChange(key, run) {
          listeners.add({ key, tab, run });
        },
        offersRememberMe: true,
        linkTarget: '_blank',
        keepsWork: true,
        offersFileUpload: true,
        offersChat: true,
        sessionEndWording: 'logout',
        runAlone: (_name, task) => task(),
        print: null,
        share: null,
      };
    },
  };
}
