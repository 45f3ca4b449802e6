import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberUrl } from '../state/intended-url.ts';
import { useSessionSnapshot } from '../state/use-session-snapshot.ts';

/** Lets members in; sends everyone else to the login, which then leads back here. [2.11] */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, lastEnd } = useSessionSnapshot();
  const location = useLocation();
  if (status === 'member') return children;
  // Who logged out has finished here: the next one to log in starts at home. [2.20]
  return <Navigate to="/login" replace state={lastEnd === 'logout' ? null : rememberUrl(location)} />;
}
