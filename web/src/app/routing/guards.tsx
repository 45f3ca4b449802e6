import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { intendedUrl, rememberUrl } from '../../shared/session/intended-url.ts';
import { useSessionSnapshot } from '../../shared/session/use-session-snapshot.ts';

/** The login leads back here afterwards. [2.11] */
export function RequireSession({ children }: { children: ReactNode }) {
  const { id, status, lastEnd } = useSessionSnapshot();
  const location = useLocation();
  const [cameAsMember] = useState(status === 'member');
  // Another member may take over by a login in another tab: no state of a screen reaches them.
  if (status === 'member') return <Fragment key={id}>{children}</Fragment>;
  // After a logout the next member starts at home. The address is kept only for a page that is opened later. [2.20]
  const isLoggingOut = cameAsMember && lastEnd === 'logout';
  return <Navigate to="/login" replace state={isLoggingOut ? null : rememberUrl(location)} />;
}

/** A login that follows, by the page's form or in another tab, leads on: a second one here would end that session. */
export function LeaveAfterLogin({ children }: { children: ReactNode }) {
  const { id, status } = useSessionSnapshot();
  const [first] = useState(id);
  const { state } = useLocation() as { state: unknown };
  if (status === 'member' && id !== first) return <Navigate to={intendedUrl(state)} replace />;
  return children;
}
