export interface ToastMessage {
  kind: 'info' | 'success' | 'error';
  text: string;
  duration: number;
}

let deliver: ((message: ToastMessage) => void) | null = null;
let waiting: ToastMessage[] = [];

let isWanted = false;
const wanters = new Set<() => void>();

/** From now on there is something, or soon will be, that a stage must show. */
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

/** Hands a message to the stage, or keeps it until there is one. */
export function postToast(message: ToastMessage): void {
  wantStage();
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
