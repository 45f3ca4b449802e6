import { atom, type WritableAtom } from 'jotai';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { createDraftAtom } from '../../../shared/session/drafts.ts';
import type { DepositMethod } from './deposit-methods.ts';

/** What the dialog shows: all methods, or one. */
export type DepositScreen = { at: 'opening' } | { at: 'list' } | { at: 'method'; method: DepositMethod };

type MethodKind = DepositMethod['kind'];

/** The chosen method opens again when the dialog comes back after a session that ran out. (W5) */
export const chosenMethodAtom = createDraftAtom('deposit-method');

/** Open to `dialog/open-deposit.ts` alone. */
export const baseScreenAtom = atom<DepositScreen>({ at: 'opening' });

export const depositScreenAtom = atom((get) => get(baseScreenAtom));

const baseArrivedAtom = atom<MethodKind | null>(null);

/** An order of this kind has succeeded: a dialog that is still opening leads to its screen. (W1) */
export const markArrivedAtom = atom(null, (_get, set, kind: MethodKind | null) => set(baseArrivedAtom, kind));

/** The kind of method that the dialog shows, or is about to show; null when the member is elsewhere. */
export const shownMethodKindAtom = atom((get): MethodKind | null => {
  if (get(dialogAtom)?.name !== 'deposit') return null;
  const screen = get(baseScreenAtom);
  if (screen.at === 'opening') return get(baseArrivedAtom);
  return screen.at === 'method' ? screen.method.kind : null;
});

/**
 * Runs with the screen that is being left. The dialog sets it: it knows the methods and resets what has ended, while the
 * navigation knows none of them.
 */
export const leaveScreenHookAtom = atom<{ run: WritableAtom<null, [DepositScreen], void> } | null>(null);

/** Changes the screen, and leaves the one before. */
const goAtom = atom(null, (get, set, next: DepositScreen) => {
  const hook = get(leaveScreenHookAtom);
  const left = get(baseScreenAtom);
  set(baseArrivedAtom, null);
  set(baseScreenAtom, next);
  if (hook) set(hook.run, left);
});

export const showMethodAtom = atom(null, (_get, set, method: DepositMethod) => {
  set(chosenMethodAtom, method.id);
  set(goAtom, { at: 'method', method });
});

export const showListAtom = atom(null, (_get, set) => {
  set(chosenMethodAtom, '');
  set(goAtom, { at: 'list' });
});

/** The dialog has closed, or made way for another. */
export const leaveDepositAtom = atom(null, (_get, set) => set(goAtom, { at: 'opening' }));
