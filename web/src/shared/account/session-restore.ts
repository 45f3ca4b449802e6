import { atom } from 'jotai';
import { baseDialogAtom, type OpenDialog } from '../session/dialog-state.ts';
import { baseDraftsAtom, codeDraftAtom, type Drafts } from '../session/drafts.ts';
import type { AppStore } from '../session/services.ts';
import { memberIdAtom, servicesAtom } from '../session/services.ts';
import type { SessionSnapshot } from '../session/session.ts';
import { noUnsent, type UnsentChat, unsentChatAtom } from '../session/unsent-chat.ts';

/** What a member was doing when the session expired. In memory only, and never a secret. (W5) */
interface SavedWork {
  /** null: only a stored chat, which itself knows its member. */
  member: string | null;
  dialog: OpenDialog | null;
  drafts: Drafts;
  code: string;
  chat: UnsentChat;
}

const savedWorkAtom = atom<SavedWork | null>(null);

const presentWorkAtom = atom((get): SavedWork | null => {
  const member = get(memberIdAtom);
  const open = get(baseDialogAtom);
  // The agreement is no work: its texts are read again after the login, and nobody accepts what is not shown. [2.43]
  const dialog = open?.name === 'agreement' ? null : open;
  const chat = get(unsentChatAtom);
  const hasChat =
    chat.text !== '' ||
    chat.file !== null ||
    chat.subject !== null ||
    chat.sending.length > 0 ||
    Boolean(chat.stored);
  const code = get(codeDraftAtom);
  const isIdle = dialog === null && code === '' && !hasChat;
  if (member === null || isIdle) return null;
  return { member, dialog, drafts: get(baseDraftsAtom), code, chat };
});

/**
 * Passes the work of an expired session to the next one, across the login. Keeps nothing after a deliberate end or on a shared
 * device.
 */
export function carryOver(
  from: AppStore,
  to: AppStore,
  { status, lastEnd, leftChat }: SessionSnapshot,
): void {
  if (!to.get(servicesAtom).platform.keepsWork || status === 'gone') return;
  if (status === 'member') return to.set(savedWorkAtom, from.get(presentWorkAtom) ?? from.get(savedWorkAtom));
  if (lastEnd === 'token-refused' || lastEnd === 'identity-refused' || lastEnd === 'other-tab')
    to.set(savedWorkAtom, withLeft(from.get(presentWorkAtom), leftChat) ?? from.get(savedWorkAtom));
}

/** A page that was reloaded may not yet have read what the chat stored, nor whose token was refused. */
function withLeft(work: SavedWork | null, stored?: string | null): SavedWork | null {
  if (!stored || (work && work.chat.stored !== undefined)) return work;
  const left = work ?? { member: null, dialog: null, drafts: {}, code: '', chat: noUnsent };
  return { ...left, chat: { ...left.chat, stored } };
}

/** Restores the dialog once the same member is back; another member gets nothing. */
export const restoreSessionAtom = atom(null, (get, set) => {
  const saved = get(savedWorkAtom);
  const member = get(memberIdAtom);
  if (!saved || member === null) return;
  set(savedWorkAtom, null);
  if (saved.member !== null && saved.member !== member) return;
  // Text written since then is newer.
  set(unsentChatAtom, (unsent) => ({
    ...unsent,
    text: unsent.text || saved.chat.text,
    subject: unsent.subject ?? saved.chat.subject,
    file: unsent.file ?? saved.chat.file,
    sending: [...saved.chat.sending, ...unsent.sending],
    restored: saved.chat.stored ?? null,
  }));
  set(codeDraftAtom, (code) => code || saved.code);
  if (saved.dialog === null) return;
  set(baseDraftsAtom, saved.drafts);
  set(baseDialogAtom, saved.dialog);
});
