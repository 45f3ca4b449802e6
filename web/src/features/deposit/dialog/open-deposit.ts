import { atom } from 'jotai';
import { isOpen } from '../../../shared/orders/action-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import {
  depositOptionsAtom,
  loadDepositOptionsAtom,
  qrMethodsAtom,
  qrProvidersAtom,
} from '../methods/deposit-options.ts';
import type { DepositMethod } from '../methods/deposit-methods.ts';
import {
  baseScreenAtom,
  chosenMethodAtom,
  type DepositScreen,
  leaveScreenHookAtom,
} from '../methods/deposit-navigation.ts';
import { sendGiftAction } from '../gift/gift-state.ts';
import { qrDeposit } from '../qr/qr-deposit.ts';
import { readAccount } from '../qr/qr-reading.ts';
import { dropSlipAtom } from '../slip/picked-slip.ts';
import { sendSlipAction } from '../slip/slip-upload.ts';
import { hasOutcome, hasQr, qrStatusOf } from './method-status.ts';

/** Methods whose requests survive a reload: their outcome is shown whether or not a list of methods comes and has them. (W1) */
const STORED: readonly DepositMethod[] = [
  { kind: 'gift', id: 'gift' },
  { kind: 'slip', id: 'slip' },
];

/** A request with an unknown result stays. */
const leaveScreenAtom = atom(null, (get, set, left: DepositScreen) => {
  set(sendGiftAction.resetAtom);
  set(sendSlipAction.resetAtom);
  for (const provider of get(qrProvidersAtom)) set(qrDeposit(provider).createAction.resetAtom);
  if (!isOpen(get(sendSlipAction.stateAtom))) set(dropSlipAtom);
  if (left.at !== 'method' || left.method.kind !== 'qr') return;
  if (qrStatusOf(get, left.method) === 'paid') set(qrDeposit(left.method.provider).startOverAtom);
});

/** How long the list waits for active QRs, so that it is not replaced under the member's finger. */
const QR_WAIT_MS = 1_500;

/**
 * Opens the dialog at the first of: a request with an unknown or new result, a QR that is active or was paid meanwhile,
 * the previously chosen method, the only way to pay, the list. The first two are shown although their method is no longer offered.
 */
export const openDepositAtom = atom(null, async (get, set) => {
  set(leaveScreenHookAtom, { run: leaveScreenAtom });
  // Closing and reopening the dialog starts a new opening; only the latest may change the screen.
  const opening: DepositScreen = { at: 'opening' };
  set(baseScreenAtom, opening);
  const showStored = () => {
    const stored = STORED.find((method) => hasOutcome(get, method));
    if (stored && get(baseScreenAtom) === opening) set(baseScreenAtom, { at: 'method', method: stored });
  };
  showStored();
  await set(loadDepositOptionsAtom);
  showStored();
  const options = get(depositOptionsAtom);
  const screen = get(baseScreenAtom);
  if (options.status !== 'ready' || (screen.at === 'opening' && screen !== opening)) return;
  const providers = get(qrProvidersAtom);
  const reading = readAccount(get, set).then((account) =>
    Promise.all(providers.map((provider) => set(qrDeposit(provider).loadAtom, account))),
  );
  const { clock, session } = get(servicesAtom);
  await Promise.race([reading, clock.wait(QR_WAIT_MS, session.signal())]);
  if (get(baseScreenAtom) !== opening) return;
  const { methods, isOld } = options;
  const offered = isOld ? [] : methods;
  const [only] = offered;
  const known = [...STORED, ...methods, ...get(qrMethodsAtom)];
  const method =
    known.find((candidate) => hasOutcome(get, candidate)) ??
    known.find((candidate) => hasQr(get, candidate)) ??
    offered.find(({ id }) => id === get(chosenMethodAtom)) ??
    (offered.length === 1 && only?.kind !== 'slip' ? only : undefined);
  set(baseScreenAtom, method ? { at: 'method', method } : { at: 'list' });
});
