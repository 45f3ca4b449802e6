import { type ReactNode, useEffect, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  Router,
  type To,
} from 'react-router-dom';

/** Keeps a whole visit in one history entry, so that its pages are unreachable by Back and for the next person. (K1) */
export function OneEntryRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(() => arriveAt(window.location));
  const [navigator] = useState<Navigator>(() => {
    const replace = (to: To, state: unknown = null) => {
      const path = hrefOf(to);
      window.history.replaceState(null, '', path);
      setLocation((last) => arriveAt(new URL(path, window.location.origin), state, last));
    };
    return { createHref: hrefOf, push: replace, replace, go: () => {} };
  });

  // The address changed outside the router.
  useEffect(() => {
    const onPop = () => setLocation((last) => arriveAt(window.location, null, last));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return (
    <Router location={location} navigator={navigator} navigationType={NavigationType.Replace}>
      {children}
    </Router>
  );
}

function hrefOf(to: To): string {
  return createPath(typeof to === 'string' ? parsePath(to) : to);
}

function arriveAt(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  state: unknown = null,
  last?: Location,
): Location {
  return { pathname, search, hash, state, key: String(Number(last?.key ?? 0) + 1) };
}
