import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { unsentChatAtom } from '../../../shared/session/unsent-chat.ts';
import { changeListAtom, outboxAtom } from './chat-state.ts';
import { type Customer, customerAtom } from './customer.ts';
import { type Mark, withKept } from './message-list.ts';

/** What one customer has not got away: in this tab, for this session, and for nobody else. (C1) */
interface Kept {
  customer: string;
  draft: string;
  texts: { text: string; leftAfter: Mark | null }[];
}

/** Whose words were taken up again on this page. */
const takenUpAtom = atom<string | null>(null);

/** What stands in the message box; it stays there while the panel is put away. */
export const draftAtom = atom(
  (get) => get(unsentChatAtom).text,
  (_get, set, text: string) => set(unsentChatAtom, (unsent) => ({ ...unsent, text })),
);

const idOf = (customer: Customer | null) => customer?.userId ?? customer?.guestId ?? null;

/** Takes up what an earlier page has left, once: as failed, until the history says that it did arrive. */
export const takeUpUnsentAtom = atom(null, (get, set): void => {
  const id = idOf(get(customerAtom));
  if (id === null || get(takenUpAtom) === id) return;
  set(takenUpAtom, id);
  const kept = read(get(servicesAtom).platform.session.get(storageKeys.chatUnsent));
  if (kept?.customer !== id) return;
  set(draftAtom, get(draftAtom) || kept.draft);
  const texts = kept.texts.map(({ text, leftAfter }) => ({
    content: { kind: 'text' as const, text },
    leftAfter,
  }));
  set(changeListAtom, (list) => withKept(list, texts));
});

/** Files are not kept: a page that was left has lost its hold on them. */
export const keepUnsentAtom = atom(null, (get): void => {
  const { session } = get(servicesAtom).platform;
  const customer = get(takenUpAtom);
  if (customer === null || customer !== idOf(get(customerAtom))) return;
  const texts = get(outboxAtom).flatMap(({ content, leftAfter }) =>
    content.kind === 'text' ? [{ text: content.text, leftAfter }] : [],
  );
  const kept: Kept = { customer, draft: get(draftAtom), texts };
  if (texts.length === 0 && kept.draft === '') session.remove(storageKeys.chatUnsent);
  else session.set(storageKeys.chatUnsent, JSON.stringify(kept));
});

function read(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(input: unknown): input is Kept {
  if (typeof input !== 'object' || input === null) return false;
  const { customer, draft, texts } = input as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof customer === 'string' &&
    typeof draft === 'string' &&
    Array.isArray(texts) &&
    texts.every(isKeptText)
  );
}

function isKeptText(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('text' in input) || !('leftAfter' in input))
    return false;
  const { text, leftAfter } = input;
  return typeof text === 'string' && (leftAfter === null || isMark(leftAfter));
}

function isMark(input: unknown): input is Mark {
  if (typeof input !== 'object' || input === null || !('at' in input) || !('count' in input)) return false;
  return typeof input.at === 'number' && typeof input.count === 'number';
}
