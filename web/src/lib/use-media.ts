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
  return useSyncExternalStore(subscribe, () => ask(query)?.matches ?? false);
}

function ask(query: string): MediaQueryList | undefined {
  const { matchMedia } = window as { matchMedia?: typeof window.matchMedia };
  return matchMedia?.(query);
}

/** Whether the focus of a text field opens a keyboard, which would cover the dialog that has just opened. */
export const opensKeyboard = (): boolean => ask('(pointer: coarse)')?.matches ?? false;
