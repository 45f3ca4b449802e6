import { atom } from 'jotai';
import { memberIdAtom } from '../session/services.ts';

/**
 * Notes the member of a reply. A cache or proxy may mix up two answers: the data of another member are neither shown nor used.
 * @throws TypeError
 */
export const checkMemberAtom = atom(null, (get, set, id: string) => {
  if (id !== (get(memberIdAtom) ?? id)) throw new TypeError('reply: another member');
  set(memberIdAtom, id);
});
