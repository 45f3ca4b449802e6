import { useAtomValue } from 'jotai';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberUrl } from '../state/intended-url.ts';
import { servicesAtom } from '../state/services.ts';
import type { SessionSnapshot } from '../state/session.ts';

export function useSessionSnapshot(): SessionSnapshot {
  const { session } = useAtomValue(servicesAtom);
  return useSyncExternalStore(session.subscribe, session.snapshot);
}

/** Lets members in; sends everyone else to the login, which then leads back here. [2.11] */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, lastEnd } = useSessionSnapshot();
  const location = useLocation();
  if (status === 'member') return children;
  // Who logged out has finished here: the next one to log in starts at home. [2.20]
  return <Navigate to="/login" replace state={lastEnd === 'logout' ? null : rememberUrl(location)} />;
}
