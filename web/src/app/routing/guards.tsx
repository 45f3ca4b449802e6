import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberUrl } from '../../shared/session/intended-url.ts';
import { useSessionSnapshot } from '../../shared/session/use-session-snapshot.ts';

/** Lets members in; sends everyone else to the login, which then leads back here. [2.11] */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, lastEnd } = useSessionSnapshot();
  const location = useLocation();
  const [cameAsMember] = useState(status === 'member');
  if (status === 'member') return children;
  // Who logs out here has finished: the next one to log in starts at home. A page that is asked for later is kept. [2.20]
  const isLoggingOut = cameAsMember && lastEnd === 'logout';
  return <Navigate to="/login" replace state={isLoggingOut ? null : rememberUrl(location)} />;
}
