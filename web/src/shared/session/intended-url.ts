import type { Location } from 'react-router-dom';

interface LoginEntryState {
  from: string;
}

/** The state of the login's history entry; `intendedUrl` reads it after the login. [2.11] */
export function rememberUrl({ pathname, search, hash }: Location): LoginEntryState {
  return { from: pathname + search + hash };
}

/** The URL that the guard stored, otherwise the member area. Only the app's member pages. */
export function intendedUrl(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/user';
  const { from } = state;
  return typeof from === 'string' && /^\/user(?:[/?#]|$)/.test(from) ? from : '/user';
}
