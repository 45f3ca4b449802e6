import { atom } from 'jotai';
import { guestIdOf } from './guest-id.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { changeListAtom, outboxAtom } from './chat-state.ts';
import { draftAtom, subjectAtom } from './draft.ts';
import { type Kept, readKept, writtenIn } from './kept-messages.ts';
import { isFileLost, withKept, type Written } from './outbox.ts';

const isTakenUpAtom = atom(false);

const restoredAtom = atom((get) => get(unsentChatAtom).restored);

/** Owner of the stored messages: a guest by id, a member by session, because the member's id may not be known yet. */
const ownerAtom = atom((get): string => {
  const { session, platform } = get(servicesAtom);
  const token = session.token();
  return token === null ? guestIdOf(platform.durable) : printOf(token);
});

/** FNV-1a hash: distinguishes sessions without revealing the token. */
function printOf(token: string): string {
  let print = 0x811c9dc5;
  for (const letter of token) print = Math.imul(print ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return print.toString(16);
}

export const takeUpUnsentAtom = atom(
  (get) => get(restoredAtom),
  (get, set): void => {
    const { session } = get(servicesAtom).platform;
    const restored = readKept(get(restoredAtom));
    if (restored) set(unsentChatAtom, (unsent) => ({ ...unsent, restored: null }));
    const stored = get(isTakenUpAtom) ? null : readKept(session.get(storageKeys.chatUnsent));
    set(isTakenUpAtom, true);
    for (const kept of [restored, stored?.owner === get(ownerAtom) ? stored : null]) {
      if (!kept) continue;
      set(draftAtom, get(draftAtom) || kept.draft);
      set(subjectAtom, get(subjectAtom) ?? kept.subject ?? null);
      set(changeListAtom, (list) => withKept(list, kept.messages));
    }
  },
);

export const keepUnsentAtom = atom(
  (get) => [get(outboxAtom), get(draftAtom), get(subjectAtom)] as const,
  (get, set): void => {
    const { session, keepsWork } = get(servicesAtom).platform;
    if (!keepsWork || !get(isTakenUpAtom)) return;
    const stored = (messages: readonly Written[]): string | null => {
      const kept: Kept = {
        owner: get(ownerAtom),
        draft: get(draftAtom),
        subject: get(subjectAtom),
        messages,
      };
      const isEmpty = messages.length === 0 && kept.draft === '' && kept.subject === null;
      return isEmpty ? null : JSON.stringify(kept);
    };
    const messages = writtenIn(get(outboxAtom));
    const text = stored(messages);
    // Files are carried over to the next session separately.
    const kept = stored(messages.filter((message) => !isFileLost(message)));
    set(unsentChatAtom, (unsent) => (unsent.kept === kept ? unsent : { ...unsent, kept }));
    if (text === null) session.remove(storageKeys.chatUnsent);
    else session.set(storageKeys.chatUnsent, text);
  },
);
