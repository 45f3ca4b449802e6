import { atom } from 'jotai';
import { type ChatSubject, unsentChatAtom } from '../../../shared/session/unsent-chat.ts';

/** The text in the message box. */
export const draftAtom = atom(
  (get) => get(unsentChatAtom).text,
  (_get, set, text: string) => set(unsentChatAtom, (unsent) => ({ ...unsent, text })),
);

/** What the next message is about; null for nothing special. (C8) */
export const subjectAtom = atom(
  (get) => get(unsentChatAtom).subject,
  (_get, set, subject: ChatSubject | null) => set(unsentChatAtom, (unsent) => ({ ...unsent, subject })),
);
