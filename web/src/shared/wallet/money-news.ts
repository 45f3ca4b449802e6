import { atom } from 'jotai';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';

const CHANNEL = 'money';

/**
 * Tells the other pages of this browser that money moved on this one, so that they read their balance again. The message says
 * nothing else. Does nothing on a platform with only one page.
 */
export const moneyNewsAtom = atom((get) => {
  const listeners = new Set<() => void>();
  const ended = get(sessionSignalAtom);
  const channel = get(servicesAtom).platform.openChannel?.(CHANNEL, () => {
    for (const listener of [...listeners]) listener();
  });
  ended.addEventListener('abort', () => channel?.close(), { once: true });
  return {
    send: () => {
      if (!ended.aborted) channel?.send('moved');
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
