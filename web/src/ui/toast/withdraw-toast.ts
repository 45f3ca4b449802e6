import { postToast } from './toast-queue.ts';

/** Ends the message with this id, if it is still shown or waits. */
export function withdrawToast(id: string): void {
  postToast({ kind: 'info', text: null, duration: 0, id });
}
