import { useCallback, useSyncExternalStore } from 'react';

/** False where `matchMedia` does not exist. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = ask(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query));
}

function ask(query: string): MediaQueryList | undefined {
  const { matchMedia } = window as { matchMedia?: typeof window.matchMedia };
  return matchMedia?.(query);
}

const matches = (query: string): boolean => ask(query)?.matches ?? false;

/** Whether the focus of a text field opens a keyboard, which would cover the dialog that has just opened. */
export const opensKeyboard = (): boolean => matches('(pointer: coarse)');

/** Whether the member has asked the device for less motion; false where it cannot say. */
export const prefersStillness = (): boolean => matches('(prefers-reduced-motion: reduce)');

/** Whether the member is known to accept motion: for decoration, which money must not wait for. */
export const allowsMotion = (): boolean => matches('(prefers-reduced-motion: no-preference)');
