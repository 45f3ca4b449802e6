import { atom } from 'jotai';

/** Chosen for the chat, and checked. */
export interface PickedFile {
  file: File;
  fileType: 'image' | 'video';
}

export interface UnsentChat {
  text: string;
  file: PickedFile | null;
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
  sending: [],
  kept: null,
  restored: null,
});
