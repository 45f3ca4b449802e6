export interface ToastMessage {
  kind: 'info' | 'success' | 'error';
  text: string;
  duration: number;
  /** A message takes the place of the visible one with its id; otherwise only of one with its text. */
  id?: string;
}

interface Stage {
  show: (message: ToastMessage) => void;
  close: (id: string) => void;
}

let stage: Stage | null = null;
let waiting: ToastMessage[] = [];

let isWanted = false;
const wanters = new Set<() => void>();

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

export function postToast(message: ToastMessage): void {
  wantStage();
  if (stage) stage.show(message);
  else waiting.push(message);
}

/** Ends the message with this id, if it is still shown or waits. */
export function withdrawToast(id: string): void {
  waiting = waiting.filter((message) => message.id !== id);
  stage?.close(id);
}

export function receiveToasts(receiver: Stage): () => void {
  stage = receiver;
  const early = waiting;
  waiting = [];
  early.forEach(receiver.show);
  return () => {
    if (stage === receiver) stage = null;
  };
}
