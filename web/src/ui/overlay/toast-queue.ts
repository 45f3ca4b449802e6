export interface ToastMessage {
  kind: 'info' | 'success' | 'error';
  text: string;
  duration: number;
}

let deliver: ((message: ToastMessage) => void) | null = null;
let waiting: ToastMessage[] = [];

/** Hands a message to the stage, or keeps it until there is one. */
export function postToast(message: ToastMessage): void {
  if (deliver) deliver(message);
  else waiting.push(message);
}

/** Takes the messages from now on, those that wait first; returns how to stop. */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
  deliver = receiver;
  const early = waiting;
  waiting = [];
  early.forEach(receiver);
  return () => {
    if (deliver === receiver) deliver = null;
  };
}
