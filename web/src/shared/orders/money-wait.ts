import { atom } from 'jotai';
import { storageKeys } from '../session/storage-keys.ts';
import { asksToWait, createWait } from '../session/wait.ts';

const moneyWait = createWait(storageKeys.moneyWait);

/** Until when the server wants no order, in the clock's elapsed time; 0 when there is no wait. It survives a reload. */
export const moneyWaitAtom = moneyWait.untilAtom;

/** Starts the wait that a refusal asks for; other refusals ask for none. */
export const noteRefusalAtom = atom(null, (_get, set, code: string) => {
  if (asksToWait(code)) set(moneyWait.startAtom);
});
