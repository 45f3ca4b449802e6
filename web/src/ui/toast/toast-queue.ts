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

let deliver: ((message: ToastMessage) => void) | null = null;
let waiting: ToastMessage[] = [];

let isWanted = false;
const wanters = createListeners();

export function wantStage(): void {
  if (isWanted) return;
  isWanted = true;
  wanters.notify();
}

export const isStageWanted = () => isWanted;

export const onStageWanted = wanters.subscribe;

/** Shows a message, as soon as the toasts are loaded. */
export function postToast(message: ToastMessage): void {
  wantStage();
  if (deliver) deliver(message);
  else waiting.push(message);
}

/**
 * Called by the toasts once they are loaded.
 * @returns a function that ends it
 */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
  deliver = receiver;
  const early = waiting;
  waiting = [];
  early.forEach(receiver);
  return () => {
    if (deliver === receiver) deliver = null;
  };
}
