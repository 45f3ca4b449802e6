export interface ToastMessage {
  kind: 'info' | 'success' | 'error';
  text: string;
  duration: number;
  /** A message takes the place of the visible one with its id; otherwise only of one with its text. */
  id?: string;
}

let deliver: ((message: ToastMessage) => void) | null = null;
let waiting: ToastMessage[] = [];

let isWanted = false;
const wanters = new Set<() => void>();

/** Requests the stage, because a message exists or will soon. */
export function wantStage(): void {
  if (isWanted) return;
  isWanted = true;
  for (const hear of wanters) hear();
}

export const isStageWanted = () => isWanted;

export function onStageWanted(hear: () => void): () => void {
  wanters.add(hear);
  return () => void wanters.delete(hear);
}

/** Shows a message on the stage, or queues it until there is one. */
export function postToast(message: ToastMessage): void {
  wantStage();
  if (deliver) deliver(message);
  else waiting.push(message);
}

/** Receives queued and future messages; returns a function that stops. */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
  deliver = receiver;
  const early = waiting;
  waiting = [];
  early.forEach(receiver);
  return () => {
    if (deliver === receiver) deliver = null;
  };
}
