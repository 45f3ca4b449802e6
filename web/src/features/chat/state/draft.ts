import { atom } from 'jotai';
import { type ChatSubject, unsentChatAtom } from '../../../shared/session/unsent-chat.ts';

export const draftAtom = atom(
  (get) => get(unsentChatAtom).text,
  (_get, set, text: string) => set(unsentChatAtom, (unsent) => ({ ...unsent, text })),
);

export const subjectAtom = atom(
  (get) => get(unsentChatAtom).subject,
  (_get, set, subject: ChatSubject | null) => set(unsentChatAtom, (unsent) => ({ ...unsent, subject })),
);
