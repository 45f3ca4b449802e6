import { atom } from 'jotai';
import { baseDialogAtom, type Dialog } from '../session/dialog-state.ts';
import { baseDraftsAtom, type Drafts } from '../session/drafts.ts';
import type { AppStore } from '../session/services.ts';
import { servicesAtom } from '../session/services.ts';
import type { SessionSnapshot } from '../session/session.ts';
import { type UnsentChat, unsentChatAtom } from '../session/unsent-chat.ts';
import { walletAtom } from '../wallet/wallet-state.ts';

/** What a member was at when the session ran out. In memory only, and never a secret. (W5) */
interface KeptWork {
  username: string;
  /** null when none was open. */
  dialog: Dialog | null;
  drafts: Drafts;
  chat: UnsentChat;
}

const keptWorkAtom = atom<KeptWork | null>(null);

const presentWorkAtom = atom((get): KeptWork | null => {
  const wallet = get(walletAtom);
  const dialog = get(baseDialogAtom);
  const chat = get(unsentChatAtom);
  const isIdle = dialog === null && chat.text === '' && chat.file === null && chat.sending.length === 0;
  if (wallet.status !== 'ready' || isIdle) return null;
  return { username: wallet.wallet.profile.username, dialog, drafts: get(baseDraftsAtom), chat };
});

/**
 * Hands the work of a session that ran out to the next one, over the login between them. What was ended on purpose
 * is not kept, and a shared device keeps nothing.
 */
export function carryWork(from: AppStore, to: AppStore, { status, lastEnd }: SessionSnapshot): void {
  if (!to.get(servicesAtom).platform.keepsWork || status === 'gone') return;
  if (status === 'member') return to.set(keptWorkAtom, from.get(keptWorkAtom));
  if (lastEnd === 'token-refused' || lastEnd === 'other-tab')
    to.set(keptWorkAtom, from.get(presentWorkAtom) ?? from.get(keptWorkAtom));
}

/** Opens again what was open, once it is known that the same member is back; anyone else gets nothing of it. */
export const resumeWorkAtom = atom(null, (get, set) => {
  const kept = get(keptWorkAtom);
  const wallet = get(walletAtom);
  if (!kept || wallet.status !== 'ready') return;
  set(keptWorkAtom, null);
  if (kept.username !== wallet.wallet.profile.username) return;
  // What was written since is newer.
  set(unsentChatAtom, (unsent) => ({
    ...unsent,
    text: unsent.text || kept.chat.text,
    // One that was being sent comes back to the message box: the member decides whether it goes once more.
    file: unsent.file ?? kept.chat.file ?? kept.chat.sending.at(-1) ?? null,
  }));
  if (kept.dialog === null) return;
  set(baseDraftsAtom, kept.drafts);
  set(baseDialogAtom, kept.dialog);
});
