import { atom, useAtom, type WritableAtom } from 'jotai';
import { useMemo } from 'react';

/** Text by the name of its field. */
export type Drafts = Readonly<Record<string, string>>;

/** Only for `session-restore.ts` and `dialog-state.ts`. */
export const baseDraftsAtom = atom<Drafts>({});

/**
 * Text typed in an open dialog. It is restored with the dialog after the session expired (W5), and cleared when the dialog
 * closes. Not for passwords.
 */
export function createDraftAtom(name: string, initial = ''): WritableAtom<string, [string], void> {
  return atom(
    (get) => get(baseDraftsAtom)[name] ?? initial,
    (_get, set, text) => set(baseDraftsAtom, (known) => ({ ...known, [name]: text })),
  );
}

/** A field of the open dialog, see `createDraftAtom`. `initial`: what it shows until something is typed. */
export function useDraft(name: string, initial?: string): [text: string, setText: (text: string) => void] {
  return useAtom(useMemo(() => createDraftAtom(name, initial), [name, initial]));
}

/** The promotion code that is typed on its page: a dialog in front of it does not clear it. */
export const codeDraftAtom = atom('');
