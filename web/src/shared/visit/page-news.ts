import { atom } from 'jotai';
import { createListeners } from '../../lib/listeners.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';

/**
 * News from this page to the other pages of the browser, until the session ends. `read` checks a message; null ignores it. Does
 * nothing on a platform with only one page.
 */
export function createPageNews<News>(channelName: string, read: (message: unknown) => News | null) {
  return atom((get) => {
    const { subscribe, notify } = createListeners<News>();
    const ended = get(sessionSignalAtom);
    const channel = get(servicesAtom).platform.openChannel?.(channelName, (message) => {
      const news = read(message);
      if (news !== null) notify(news);
    });
    ended.addEventListener('abort', () => channel?.close(), { once: true });
    return {
      send: (news: News) => {
        if (!ended.aborted) channel?.send(news);
      },
      /** Tells this page, as if another one had sent it. */
      notify,
      listen: subscribe,
    };
  });
}
