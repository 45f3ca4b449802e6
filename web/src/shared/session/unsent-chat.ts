import { atom } from 'jotai';

/** Chosen for the chat, and checked. */
export interface PickedFile {
  file: File;
  fileType: 'image' | 'video';
}

export type ChatTopic =
  'deposit' | 'slip' | 'withdraw' | 'transfer' | 'bonus' | 'refund' | 'invite' | 'spin' | 'other';

export interface ChatFact {
  name: 'amount' | 'time' | 'status' | 'reason' | 'reference';
  /** As the member reads it. */
  value: string;
}

/** What a question to support is about: what support needs to find it, and nothing else of the member's. (C8) */
export interface ChatSubject {
  topic: ChatTopic;
  /** What the topic alone does not say. */
  title: string | null;
  facts: readonly ChatFact[];
}

export interface UnsentChat {
  text: string;
  file: PickedFile | null;
  subject: ChatSubject | null;
  /** Files that are being sent or have failed. */
  sending: readonly PickedFile[];
  /** What waits to be sent, as the chat stores it. */
  kept: string | null;
  /** The same of a session that ran out, for the chat to take up again. */
  restored: string | null;
}

/** What has not left the chat yet. Here, because it outlives a session that ran out. (C1) (W5) */
export const unsentChatAtom = atom<UnsentChat>({
  text: '',
  file: null,
  subject: null,
  sending: [],
  kept: null,
  restored: null,
});
