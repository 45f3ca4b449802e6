import { useCallback, useEffect, useRef } from 'react';

/** Whether the member has left the view after a wait, so that a toast can inform them instead. */
export function useHasLeft(): () => boolean {
  // A plain object, because the caller holds an older render.
  const view = useRef({ isOpen: false });
  useEffect(() => {
    const own = view.current;
    own.isOpen = true;
    return () => void (own.isOpen = false);
  }, []);
  return useCallback(() => !view.current.isOpen, []);
}
