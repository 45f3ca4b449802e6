import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { isStageWanted, onStageWanted, postToast, queue, type ToastMessage } from './toast-queue.ts';

export { wantStage as prepareToasts } from './toast-queue.ts';

export const TOAST_MS = 4000;

export interface ToastOptions extends Pick<ToastMessage, 'kind' | 'id' | 'live'> {
  text: string;
  /** In ms. */
  duration?: number | undefined;
}

/** Shows a toast for 4 s, if no other `duration` (ms) is given. [9.11] */
export function showToast({ duration = TOAST_MS, ...message }: ToastOptions): void {
  postToast({ ...message, duration });
}

// Lazy: the login needs no toasts. Messages posted before it loads wait in the queue.
const ToastStage = lazyPart(async () => (await import('./toast-stage.tsx')).ToastStage);

/**
 * Where toasts appear; `label` names the region for screen readers. Fetched with the first message, or earlier by
 * `prepareToasts`: a page with important messages must not depend on the network for them.
 */
export function Toaster({ label }: { label?: string }) {
  // Each session has its own: what waits here was for the one that ends.
  useEffect(() => () => void queue.waiting.splice(0), []);
  if (!useSyncExternalStore(onStageWanted, isStageWanted)) return null;
  return (
    <Suspense>
      <ToastStage label={label} />
    </Suspense>
  );
}
