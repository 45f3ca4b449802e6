import { createListeners } from '../../lib/listeners.ts';

/** `duration` in ms. */
export interface ToastMessage {
  kind: 'info' | 'success' | 'error';
  /** Null ends the visible message with the id. */
  text: string | null;
  duration: number;
  /** A message takes the place of the visible one with its id; otherwise only of one with its text. */
  id?: string;
  /** Where the page itself announces the text: it is only seen here. */
  live?: 'off' | undefined;
}

interface Queue {
  /** Null until the toasts are loaded. */
  deliver: ((message: ToastMessage) => void) | null;
  waiting: ToastMessage[];
}

export const queue: Queue = { deliver: null, waiting: [] };

let isWanted = false;
const wanters = createListeners();

export function wantStage(): void {
  isWanted = true;
  wanters.notify();
}

export const isStageWanted = () => isWanted;

export const onStageWanted = wanters.subscribe;

/** Shows a message, as soon as the toasts are loaded. */
export function postToast(message: ToastMessage): void {
  wantStage();
  if (queue.deliver) queue.deliver(message);
  else queue.waiting.push(message);
}
