import { useCallback, useEffect, useRef } from 'react';

/** Tells, after something was waited for, whether the member has left the view meanwhile: then a toast reaches them where they are. */
export function useHasLeft(): () => boolean {
  // A plain object: who asks it holds an older rendering.
  const view = useRef({ isOpen: false });
  useEffect(() => {
    const own = view.current;
    own.isOpen = true;
    return () => void (own.isOpen = false);
  }, []);
  return useCallback(() => !view.current.isOpen, []);
}
