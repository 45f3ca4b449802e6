import { useSyncExternalStore } from 'react';

const COOKIE = /(?:^|; )mock-world=([^;]*)/;

/** The world of the apps of this browser: all ports of a host share the cookie. */
function browserWorld(): string {
  return COOKIE.exec(document.cookie)?.[1] ?? 'demo';
}

/** The event of this page when it switches the world. */
const ENTERED = 'console:entered';

export function enterWorld(world: string): void {
  document.cookie = `mock-world=${encodeURIComponent(world)}; Path=/; SameSite=Strict`;
  window.dispatchEvent(new Event(ENTERED));
}

/** The world of this browser's apps, also when another tab switches it. */
export function useBrowserWorld(): string {
  return useSyncExternalStore(subscribe, browserWorld);
}

/** The part of the Cookie Store API that reports a change by another tab. Firefox and older browsers lack it. */
interface CookieChanges {
  cookieStore?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

function subscribe(onStoreChange: () => void): () => void {
  const { cookieStore } = window as unknown as CookieChanges;
  window.addEventListener(ENTERED, onStoreChange);
  window.addEventListener('focus', onStoreChange);
  cookieStore?.addEventListener('change', onStoreChange);
  return () => {
    window.removeEventListener(ENTERED, onStoreChange);
    window.removeEventListener('focus', onStoreChange);
    cookieStore?.removeEventListener('change', onStoreChange);
  };
}
