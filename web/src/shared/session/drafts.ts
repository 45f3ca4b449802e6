import { atom, useAtom, type WritableAtom } from 'jotai';
import { useMemo } from 'react';

export type Drafts = Readonly<Record<string, string>>;

/** Open to `kept-work.ts` and `dialog-state.ts` alone. */
export const baseDraftsAtom = atom<Drafts>({});

/**
 * What a member types in an open dialog: it comes back with the dialog when the session ran out meanwhile (W5), and is
 * forgotten when the dialog closes. Not for passwords.
 */
export function createDraftAtom(name: string): WritableAtom<string, [string], void> {
  return atom(
    (get) => get(baseDraftsAtom)[name] ?? '',
    (_get, set, text) => set(baseDraftsAtom, (known) => ({ ...known, [name]: text })),
  );
}

/** A draft in the manner of `useState`. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  return useAtom(useMemo(() => createDraftAtom(name), [name]));
}
