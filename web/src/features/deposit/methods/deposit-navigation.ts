import { atom, type Getter, type WritableAtom } from 'jotai';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { createDraftAtom } from '../../../shared/session/drafts.ts';
import type { DepositMethod } from './deposit-methods.ts';

export type DepositScreen = { at: 'opening' } | { at: 'list' } | { at: 'method'; method: DepositMethod };

type MethodKind = DepositMethod['kind'];

/** The chosen method, which opens again after an expired session. (W5) */
export const chosenMethodAtom = createDraftAtom('deposit-method');

/** Only `dialog/open-deposit.ts` may use it. */
export const baseScreenAtom = atom<DepositScreen>({ at: 'opening' });

const OPENING: DepositScreen = { at: 'opening' };

/** Each opening is an object of its own in the base atom; what shows it need not render again for that. */
export const depositScreenAtom = atom((get) => {
  const screen = get(baseScreenAtom);
  return screen.at === 'opening' ? OPENING : screen;
});

/** A request of this kind has succeeded: a dialog that is opening goes to its screen at once. (W1) */
export const markArrivedAtom = atom(null, (get, set, kind: 'gift' | 'slip') => {
  if (get(dialogAtom)?.name !== 'deposit' || get(baseScreenAtom).at !== 'opening') return;
  set(baseScreenAtom, { at: 'method', method: { kind, id: kind } });
});

/** The method of a request; only QRs have a provider. */
export interface Requester {
  kind: MethodKind;
  provider?: string;
}

/** Whether the dialog shows the screen of this method. */
export function isShown(get: Getter, { kind, provider }: Requester): boolean {
  if (get(dialogAtom)?.name !== 'deposit') return false;
  const screen = get(baseScreenAtom);
  if (screen.at !== 'method') return false;
  const shown: Requester = screen.method;
  return shown.kind === kind && shown.provider === provider;
}

/**
 * Called with the screen that is being left. The dialog sets it, because it knows the methods and resets finished ones;
 * the navigation does not know them.
 */
export const leaveScreenHookAtom = atom<{ run: WritableAtom<null, [DepositScreen], void> } | null>(null);

const goAtom = atom(null, (get, set, next: DepositScreen) => {
  const hook = get(leaveScreenHookAtom);
  const left = get(baseScreenAtom);
  set(baseScreenAtom, next);
  if (hook) set(hook.run, left);
});

/** Opens a method, and remembers it as chosen. */
export const showMethodAtom = atom(null, (_get, set, method: DepositMethod) => {
  set(chosenMethodAtom, method.id);
  set(goAtom, { at: 'method', method });
});

/** Opens the list, with no method chosen. */
export const showListAtom = atom(null, (_get, set) => {
  set(chosenMethodAtom, '');
  set(goAtom, { at: 'list' });
});

export const leaveDepositAtom = atom(null, (_get, set) => set(goAtom, { at: 'opening' }));
