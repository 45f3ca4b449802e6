import { atom, type Getter } from 'jotai';
import { renameAccountAction } from '../../../shared/account/account-rename.ts';
import { isOpen, type MoneyAction } from '../../../shared/orders/action-state.ts';
import type { DepositMethod } from '../methods/deposit-methods.ts';
import { depositScreenAtom } from '../methods/deposit-navigation.ts';
import { nameCheckAtom, needsName } from '../methods/name-check.ts';
import { sendGiftAction } from '../gift/gift-state.ts';
import { qrDeposit } from '../qr/qr-deposit.ts';
import { pickedSlipAtom } from '../slip/picked-slip.ts';
import { sendSlipAction } from '../slip/slip-upload.ts';

function actionsOf(get: Getter, method: DepositMethod): MoneyAction<unknown, unknown>[] {
  if (method.kind === 'gift') return [get(sendGiftAction.stateAtom)];
  if (method.kind === 'slip') return [get(sendSlipAction.stateAtom)];
  if (method.kind !== 'qr') return needsName(method) ? [get(renameAccountAction.stateAtom)] : [];
  const { createAction, cancelAction } = qrDeposit(method.provider);
  const creation = get(createAction.stateAtom);
  // The receipt of a payment tells how its cancellation ended.
  return qrStatusOf(get, method) === 'paid' ? [creation] : [creation, get(cancelAction.stateAtom)];
}

const isUnderWay = (get: Getter, method: DepositMethod) => actionsOf(get, method).some(isOpen);

/** Whether the request of a method that is stored across reloads has just succeeded. */
function hasArrived(get: Getter, { kind }: DepositMethod): boolean {
  if (kind === 'gift') return get(sendGiftAction.stateAtom).status === 'succeeded';
  return kind === 'slip' && get(sendSlipAction.stateAtom).status === 'succeeded';
}

export const hasOutcome = (get: Getter, method: DepositMethod) =>
  isUnderWay(get, method) || hasArrived(get, method);

export const qrStatusOf = (get: Getter, method: DepositMethod) =>
  method.kind === 'qr' ? get(qrDeposit(method.provider).stateAtom).status : '';

export const hasQr = (get: Getter, method: DepositMethod) =>
  ['live', 'checking', 'paid'].includes(qrStatusOf(get, method));

/** Its money may still come. */
function hasEndedQr(get: Getter, method: DepositMethod): boolean {
  if (method.kind !== 'qr') return false;
  const state = get(qrDeposit(method.provider).stateAtom);
  return state.status === 'none' && state.ended !== null;
}

/** The screen shows a QR or what comes of it or of a request; it needs no list of methods for that. */
export const showsRequestAtom = atom((get) => {
  const screen = get(depositScreenAtom);
  return screen.at === 'method' && [hasOutcome, hasQr, hasEndedQr].some((shows) => shows(get, screen.method));
});

/** While a request is running, a stray tap must not leave the screen that shows its result. */
export const isSendingAtom = atom((get) => {
  const screen = get(depositScreenAtom);
  return screen.at === 'method' && actionsOf(get, screen.method).some(({ status }) => status === 'sending');
});

export const showsQrAtom = atom((get) => {
  const screen = get(depositScreenAtom);
  return screen.at === 'method' && qrStatusOf(get, screen.method) === 'live';
});

export const isPaidAtom = atom((get) => {
  const screen = get(depositScreenAtom);
  if (screen.at !== 'method') return false;
  const stage = stageOf(get, screen.method);
  return stage === 'paid' || (screen.method.kind === 'gift' && stage === 'done');
});

export const screenNameAtom = atom((get) => {
  const screen = get(depositScreenAtom);
  return screen.at === 'method' ? `${screen.method.id} ${stageOf(get, screen.method)}` : screen.at;
});

function stageOf(get: Getter, method: DepositMethod): string {
  const actions = actionsOf(get, method);
  if (actions.some((action) => isOpen(action) && action.status !== 'sending')) return 'unknown';
  if (method.kind === 'qr') return qrStatusOf(get, method);
  if (actions.some(({ status }) => status === 'succeeded')) return 'done';
  return method.kind === 'slip' ? get(pickedSlipAtom).status : get(nameCheckAtom).status;
}
