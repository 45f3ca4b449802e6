import { atom } from 'jotai';
import { servicesAtom } from './services.ts';
import { storageKeys } from './storage-keys.ts';

/** A file that was checked: its type and size may be sent. [5.30] [5.31] */
export interface PickedFile {
  file: File;
  fileType: 'image' | 'video';
}

/** What a question to support can be about. */
export type ChatTopic =
  | 'deposit'
  | 'slip'
  | 'withdraw'
  | 'transfer'
  | 'bonus'
  | 'refund'
  | 'invite'
  | 'spin'
  | 'other';

/** A detail for support, as it is shown to the member. */
export interface ChatFact {
  name: 'amount' | 'time' | 'status' | 'reason' | 'reference';
  value: string;
}

/** What a question to support is about: only what support needs to find it. (C8) */
export interface ChatSubject {
  topic: ChatTopic;
  title: string | null;
  facts: readonly ChatFact[];
}

/** What of the chat is not sent yet. */
export interface UnsentChat {
  text: string;
  file: PickedFile | null;
  subject: ChatSubject | null;
  /** Includes files that failed. */
  sending: readonly PickedFile[];
  /** What the chats of expired sessions had stored, in the chat's format, for the chat to restore. */
  restored: readonly string[];
}

export const noUnsent: UnsentChat = {
  text: '',
  file: null,
  subject: null,
  sending: [],
  restored: [],
};

/** Everything not sent yet. It is here because it outlives an expired session. (C1) (W5) */
export const unsentChatAtom = atom(noUnsent);

/**
 * Whether the chat goes on without being opened: something of an earlier page or session waits to be sent, or it was open before a
 * reload, and counts answers. (C1) (C5)
 */
export const goesOnAtom = atom((get) => {
  const { restored, sending } = get(unsentChatAtom);
  const { tabStorage } = get(servicesAtom).platform;
  const isKept = (name: 'chatUnsent' | 'chatSeen') => tabStorage.get(storageKeys[name]) !== null;
  return restored.length > 0 || sending.length > 0 || isKept('chatUnsent') || isKept('chatSeen');
});
