import type { Location } from 'react-router-dom';

interface LoginEntryState {
  from: string;
}

export function rememberUrl({ pathname, search, hash }: Location): LoginEntryState {
  return { from: pathname + search + hash };
}

/** The URL that the guard stored, otherwise the member area. Only the app's member pages. */
export function intendedUrl(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/user';
  const { from } = state;
  return typeof from === 'string' && /^\/user(?:[/?#]|$)/.test(from) ? from : '/user';
}
