import type { Location } from 'react-router-dom';

/** What the guard leaves in the history entry of the login; it outlives a reload. [2.11] */
interface LoginEntryState {
  from: string;
}

export function rememberUrl({ pathname, search, hash }: Location): LoginEntryState {
  return { from: pathname + search + hash };
}

/** Where to go after the login: the URL that the guard kept, else the member area. Only own member pages. */
export function intendedUrl(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/user';
  const { from } = state;
  return typeof from === 'string' && /^\/user(?:[/?#]|$)/.test(from) ? from : '/user';
}
