import { atom } from 'jotai';
import { guestIdOf } from './guest-id.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { changeListAtom, outboxAtom } from './chat-state.ts';
import { draftAtom, subjectAtom } from './draft.ts';
import { type Kept, readKept, writtenIn } from './kept-messages.ts';
import { isFileLost, withKept, type Written } from './outbox.ts';

/** Whether what an earlier page has left was taken up on this one. */
const isTakenUpAtom = atom(false);

/** What the same member had on its way when their session ran out. (W5) */
const restoredAtom = atom((get) => get(unsentChatAtom).restored);

/** Whose words are kept: a guest's by their id, a member's by their session, for their id may not be known yet. */
const ownerAtom = atom((get): string => {
  const { session, platform } = get(servicesAtom);
  const token = session.token();
  return token === null ? guestIdOf(platform.durable) : printOf(token);
});

/** FNV-1a: tells sessions apart, and does not tell the token. */
function printOf(token: string): string {
  let print = 0x811c9dc5;
  for (const letter of token) print = Math.imul(print ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return print.toString(16);
}

/** Takes up what an earlier page, or a session that ran out, has left. (C1) */
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

/** Keeps what is not sent; nowhere where strangers come after this customer. */
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
    // Files have a way of their own from one session to the next.
    const kept = stored(messages.filter((message) => !isFileLost(message)));
    set(unsentChatAtom, (unsent) => (unsent.kept === kept ? unsent : { ...unsent, kept }));
    if (text === null) session.remove(storageKeys.chatUnsent);
    else session.set(storageKeys.chatUnsent, text);
  },
);
