import { atom, type Getter } from 'jotai';
import { isOpen } from '../../../shared/orders/action-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { restBeforeRepeat } from '../../../shared/session/wait.ts';
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
  showListAtom,
} from '../methods/deposit-navigation.ts';
import { sendGiftAction } from '../gift/gift-state.ts';
import { qrDeposit } from '../qr/qr-deposit.ts';
import { readAccount } from '../qr/qr-reading.ts';
import { dropSlipAtom } from '../slip/picked-slip.ts';
import { sendSlipAction } from '../slip/slip-upload.ts';
import { hasOutcome, hasQr, qrStatusOf, showsRequestAtom } from './method-status.ts';

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
 * The first of: a request with an unknown or new result, a QR that is active or was paid meanwhile, the previously chosen method, the
 * only way to pay, the list. Gift links, slips and QRs are shown for the first two although they are no longer offered; an account is
 * not, as it may be closed.
 */
function firstScreen(get: Getter): DepositScreen {
  const options = get(depositOptionsAtom);
  if (options.status !== 'ready') return { at: 'opening' };
  const { methods, isOld } = options;
  const offered = isOld ? [] : methods;
  const [only] = offered;
  const known = [...STORED, ...offered, ...get(qrMethodsAtom)];
  const method =
    known.find((candidate) => hasOutcome(get, candidate)) ??
    known.find((candidate) => hasQr(get, candidate)) ??
    offered.find(({ id }) => id === get(chosenMethodAtom)) ??
    (offered.length === 1 && only?.kind !== 'slip' ? only : undefined);
  return method ? { at: 'method', method } : { at: 'list' };
}

const areOptionsOld = (get: Getter): boolean => {
  const options = get(depositOptionsAtom);
  return options.status === 'ready' && options.isOld === true;
};

const readQrsAtom = atom(null, async (get, set, isOpening: boolean) => {
  const deposits = get(qrProvidersAtom).map((provider) => qrDeposit(provider));
  if (deposits.length === 0) return;
  // The service may just have refused the methods: each further call would begin the wait again. [8.02]
  if (areOptionsOld(get) && restBeforeRepeat(get, 0) > 0) return;
  const given = await readAccount(get, set);
  await Promise.all(
    deposits.map(({ loadAtom, pollAtom }) => (isOpening ? set(loadAtom, given) : set(pollAtom, { given }))),
  );
});

export const openDepositAtom = atom(null, async (get, set) => {
  set(leaveScreenHookAtom, { run: leaveScreenAtom });
  // Closing and reopening the dialog starts a new opening; only the latest may change the screen.
  const opening: DepositScreen = { at: 'opening' };
  let shown: DepositScreen = opening;
  set(baseScreenAtom, shown);
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
  const reading = set(readQrsAtom, true);
  const { clock, session } = get(servicesAtom);
  const soon = Promise.race([reading, clock.wait(QR_WAIT_MS, session.signal())]);
  // Methods that are old are not offered: only a QR can be shown, however late it comes.
  for (const known of options.isOld ? [soon, reading] : [soon]) {
    await known;
    if (get(baseScreenAtom) !== shown || shown.at === 'method') return;
    shown = firstScreen(get);
    set(baseScreenAtom, shown);
  }
});

const contentOf = (method: DepositMethod) => JSON.stringify({ ...method, id: '' });

/** Reads again what the open dialog shows. A method that is no longer offered as it is shown gives way to the list. */
export const rereadDepositAtom = atom(null, async (get, set) => {
  if (get(depositOptionsAtom).status === 'failed') return set(openDepositAtom);
  // It is just being read.
  if (get(baseScreenAtom).at === 'opening') return;
  await set(loadDepositOptionsAtom);
  await set(readQrsAtom, false);
  const options = get(depositOptionsAtom);
  const screen = get(baseScreenAtom);
  if (options.status !== 'ready' || options.isOld || screen.at !== 'method' || get(showsRequestAtom)) return;
  const shown = contentOf(screen.method);
  if (!options.methods.some((method) => contentOf(method) === shown)) set(showListAtom);
});
