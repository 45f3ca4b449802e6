import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { changeListAtom, outboxAtom } from './chat-state.ts';
import { type Customer, customerAtom } from './customer.ts';
import { resumeAtom } from './delivery.ts';
import { draftAtom } from './draft.ts';
import { type Kept, readKept, writtenIn } from './kept-messages.ts';
import { isFileLost, withKept, type Written } from './outbox.ts';

/** Whose words were taken up again on this page. */
const takenUpAtom = atom<string | null>(null);

const idOf = (customer: Customer | null) => customer?.userId ?? customer?.guestId ?? null;

/** What the same member had on its way when their session ran out. (W5) */
const restoredAtom = atom((get) => get(unsentChatAtom).restored);

/** Takes up what an earlier page, or a session that ran out, has left, once. It leaves as soon as it can. (C1) */
export const takeUpUnsentAtom = atom(
  (get) => `${idOf(get(customerAtom))} ${get(restoredAtom) ?? ''}`,
  (get, set): void => {
    const { session } = get(servicesAtom).platform;
    const id = idOf(get(customerAtom));
    if (id === null) return;
    const restored = get(restoredAtom);
    if (restored !== null) set(unsentChatAtom, (unsent) => ({ ...unsent, restored: null }));
    const isNew = get(takenUpAtom) !== id;
    set(takenUpAtom, id);
    for (const text of [restored, isNew ? session.get(storageKeys.chatUnsent) : null]) {
      const kept = readKept(text);
      if (kept?.customer !== id) continue;
      set(draftAtom, get(draftAtom) || kept.draft);
      set(changeListAtom, (list) => withKept(list, kept.messages));
    }
    set(resumeAtom);
  },
);

/** Keeps what is not sent; nowhere where strangers come after this customer. */
export const keepUnsentAtom = atom(
  (get) => [get(outboxAtom), get(draftAtom)] as const,
  (get, set): void => {
    const { session, keepsWork } = get(servicesAtom).platform;
    const customer = get(takenUpAtom);
    if (!keepsWork || customer === null || customer !== idOf(get(customerAtom))) return;
    const stored = (messages: readonly Written[]): string | null => {
      const kept: Kept = { customer, draft: get(draftAtom), messages };
      return messages.length === 0 && kept.draft === '' ? null : JSON.stringify(kept);
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
