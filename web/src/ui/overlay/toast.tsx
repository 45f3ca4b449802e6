import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { isStageWanted, onStageWanted, postToast } from './toast-queue.ts';

export { wantStage as prepareToasts } from './toast-queue.ts';

/** Error toasts stay 4 seconds. [8.20] [9.11] */
export const TOAST_MS = 4000;

export interface ToastOptions {
  kind: 'info' | 'success' | 'error';
  text: string;
  /** In ms. */
  duration?: number | undefined;
}

/** Shows a short message above everything, dialogs too, and has it read out. */
export function showToast({ kind, text, duration = TOAST_MS }: ToastOptions): void {
  postToast({ kind, text, duration });
}

// A visitor who signs in needs none. Messages posted before it is there wait in the queue.
const ToastStage = lazyPart(async () => (await import('./toast-stage.tsx')).ToastStage);

/**
 * Where toasts appear; `label` names the region for screen readers. Fetched with the first message, or before by
 * `prepareToasts`: a page whose messages matter must not need the network for them.
 */
export function Toaster({ label }: { label?: string }) {
  if (!useSyncExternalStore(onStageWanted, isStageWanted)) return null;
  return (
    <Suspense>
      <ToastStage label={label} />
    </Suspense>
  );
}
