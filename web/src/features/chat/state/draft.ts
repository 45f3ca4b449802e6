import { atom } from 'jotai';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';

/** What stands in the message box; it stays there while the panel is put away. */
export const draftAtom = atom(
  (get) => get(unsentChatAtom).text,
  (_get, set, text: string) => set(unsentChatAtom, (unsent) => ({ ...unsent, text })),
);
