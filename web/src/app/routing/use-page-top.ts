import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Shows a page from its top when a link, the menu or the app opens it. Back, Forward and a reload return to where it was, as
 * browsers do. A dialog keeps its page's address, and its place.
 */
export function usePageTop() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current !== pathname && !isBack) window.scrollTo(0, 0);
    last.current = pathname;
  }, [pathname, isBack]);
}
