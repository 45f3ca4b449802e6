import { atom } from 'jotai';
import { markOf } from '../../../api/token.ts';
import { guestIdOf } from './guest-id.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { carriedFilesAtom, keepFileAtom } from '../files/chat-upload.ts';
import { changeListAtom, outboxAtom } from './chat-state.ts';
import { customerAtom } from './customer.ts';
import { draftAtom, subjectAtom } from './draft.ts';
import { type StoredChat, readStoredChat, writtenIn } from './stored-chat.ts';
import { withOutgoing, withStatus, withStored, type Written } from './outbox.ts';

const isRestoredAtom = atom(false);

const storedMemberAtom = atom<string | null>(null);
/** Whose texts these are, also before a reloaded page has read it. */
const memberAtom = atom((get) => get(customerAtom)?.userId ?? get(storedMemberAtom));

const restoredAtom = atom((get) => get(unsentChatAtom).restored);

/** Owner of the stored messages: a guest by id, a member by session, because the member's id may not be known yet. */
const ownerAtom = atom((get): string => {
  const { session, platform } = get(servicesAtom);
  return markOf(session.token()) ?? guestIdOf(platform.durableStorage);
});

/** Brings back what an earlier page or session had not sent; the value changes when there is more of it. (C1) (W5) */
export const restoreUnsentAtom = atom(
  (get) => `${get(restoredAtom).join()} ${get(carriedFilesAtom).length}`,
  (get, set): void => {
    const { platform, clock } = get(servicesAtom);
    const restored = get(restoredAtom).map(readStoredChat);
    if (restored.length > 0) set(unsentChatAtom, (unsent) => ({ ...unsent, restored: [] }));
    const stored = get(isRestoredAtom)
      ? null
      : readStoredChat(platform.tabStorage.get(storageKeys.chatUnsent));
    const own = stored?.owner === get(ownerAtom) ? stored : null;
    if (own) set(storedMemberAtom, own.member ?? null);
    set(isRestoredAtom, true);
    const files = get(carriedFilesAtom).map(({ file }) => file.name);
    const isCarried = ({ content }: Written) =>
      content.kind === 'media' && content.path === '' && files.includes(content.name);
    // The member who signed in after an expired session may be another one.
    for (const chat of [...restored.filter((one) => one?.member === get(memberAtom)), own]) {
      if (!chat) continue;
      set(draftAtom, get(draftAtom) || chat.draft);
      set(subjectAtom, get(subjectAtom) ?? chat.subject ?? null);
      const messages = chat.messages.filter((message) => !isCarried(message));
      set(changeListAtom, (list) => withStored(list, messages));
    }
    // The member decides whether to send a file of an expired session again.
    for (const picked of get(carriedFilesAtom)) {
      const content = { kind: 'media', name: picked.file.name, fileType: picked.fileType, path: '' } as const;
      const { nextId } = set(changeListAtom, (list) =>
        withStatus(withOutgoing(list, content, clock.now()), list.nextId, 'failed'),
      );
      set(keepFileAtom, nextId - 1, picked);
    }
  },
);

/** Stores what is not sent; run it whenever the value changes. Nothing on a shared device. (C1) (W5) */
export const saveUnsentAtom = atom(
  (get) => [get(outboxAtom), get(draftAtom), get(subjectAtom), get(memberAtom)] as const,
  (get): void => {
    const { tabStorage, keepsWork } = get(servicesAtom).platform;
    if (!keepsWork || !get(isRestoredAtom)) return;
    // An effect that runs only after the session has ended must not store what its end has just removed.
    if (get(sessionSignalAtom).aborted) return;
    const chat: StoredChat = {
      owner: get(ownerAtom),
      member: get(memberAtom),
      draft: get(draftAtom),
      subject: get(subjectAtom),
      messages: writtenIn(get(outboxAtom)),
    };
    const isEmpty = chat.messages.length === 0 && chat.draft === '' && chat.subject === null;
    if (isEmpty) tabStorage.remove(storageKeys.chatUnsent);
    else tabStorage.set(storageKeys.chatUnsent, JSON.stringify(chat));
  },
);
