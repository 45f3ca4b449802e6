import type { Clock } from 'web/app';

export const NETWORKS = ['online', 'offline', 'slow', 'failing', 'captive'] as const;
export type Network = (typeof NETWORKS)[number];

const SLOW_MS = 4_000;
/** The launcher on this machine answers these, also with the app's scripts: they need no network. */
const LOCAL = /^\/(?:terminal|assets)\//;

export interface NetworkSwitch {
  state(): Network;
  become(next: Network): void;
}

/** Replaces the page's `fetch` and `navigator.onLine` by those of a network that testers choose. (K6) */
export function installNetwork(
  window: Window & typeof globalThis,
  clock: Pick<Clock, 'wait'>,
): NetworkSwitch {
  const real = window.fetch.bind(window);
  let state: Network = 'online';

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (LOCAL.test(url.pathname)) return real(input, init);
    switch (state) {
      case 'online':
        return real(input, init);
      case 'offline':
        throw new TypeError('Failed to fetch');
      case 'slow':
        await clock.wait(SLOW_MS, init?.signal ?? undefined);
        return real(input, init);
      case 'failing':
        return Response.json({}, { status: 503 });
      case 'captive':
        return new Response('<title>Sign in to this network</title>', {
          headers: { 'content-type': 'text/html' },
        });
    }
  };
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => state !== 'offline' });

  return {
    state: () => state,
    become(next) {
      const wasOffline = state === 'offline';
      state = next;
      if (wasOffline !== (next === 'offline'))
        window.dispatchEvent(new Event(next === 'offline' ? 'offline' : 'online'));
    },
  };
}
