import { queue, type ToastMessage } from './toast-queue.ts';

/**
 * Called by the toasts once they are loaded.
 * @returns a function that ends it
 */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
  queue.deliver = receiver;
  queue.waiting.splice(0).forEach(receiver);
  return () => {
    if (queue.deliver === receiver) queue.deliver = null;
  };
}
