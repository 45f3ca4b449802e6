/** Calls `listener` when the page is hidden or visible again; returns what stops it. */
export function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
