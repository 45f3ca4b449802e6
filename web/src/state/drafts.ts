import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

export type Drafts = Readonly<Record<string, string>>;

/** Open to `kept-work.ts` alone. */
export const baseDraftsAtom = atom<Drafts>({});

/**
 * What a member types in an open dialog: like state, but it comes back with the dialog when the session ran out
 * meanwhile (W5). Forgotten when the dialog closes. Not for passwords.
 */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [drafts, setDrafts] = useAtom(baseDraftsAtom);
  const setText = useCallback(
    (text: string) => setDrafts((known) => ({ ...known, [name]: text })),
    [setDrafts, name],
  );
  return [drafts[name] ?? '', setText];
}
