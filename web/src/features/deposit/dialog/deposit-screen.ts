import { atom, type Getter } from 'jotai';
import { renameAccountAction } from '../../../shared/account/account-rename.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { createDraftAtom } from '../../../shared/session/drafts.ts';
import { isOpen, type MoneyAction } from '../../../shared/orders/action-state.ts';
import { depositOptionsAtom, loadDepositOptionsAtom, qrProvidersAtom } from '../methods/deposit-options.ts';
import type { Way } from '../methods/deposit-methods.ts';
import { sendGiftAction } from '../gift/gift-state.ts';
import { nameCheckAtom, needsName } from '../methods/name-check.ts';
import { qrDeposit, readBeforeQr } from '../qr/qr-deposit.ts';
import { dropSlipAtom, pickedSlipAtom } from '../slip/slip-check.ts';
import { sendSlipAction } from '../slip/slip-upload.ts';

/** What the dialog shows: all ways to pay in, or one. */
export type DepositScreen = { at: 'opening' } | { at: 'list' } | { at: 'way'; way: Way };

/** The way that was chosen: it is open again when the dialog comes back after a session that ran out. (W5) */
const chosenWayAtom = createDraftAtom('deposit-way');

const baseScreenAtom = atom<DepositScreen>({ at: 'opening' });

export const depositScreenAtom = atom((get) => get(baseScreenAtom));

/**
 * The kind of way that the dialog shows, or is about to: what has happened to an order is seen there. null when the member
 * is elsewhere.
 */
export const shownWayKindAtom = atom((get): Way['kind'] | null => {
  if (get(dialogAtom)?.name !== 'deposit') return null;
  const screen = get(baseScreenAtom);
  if (screen.at === 'opening') return WAYS_TO_RETURN_TO.find((kind) => hasArrived(get, kind)) ?? null;
  return screen.at === 'way' ? screen.way.kind : null;
});

/** Ways whose order may end before the dialog is there again, after a reload. (W1) */
const WAYS_TO_RETURN_TO = ['gift', 'slip'] as const;

/** The money of a gift, or the slip, is there, and the member has not gone on yet. */
function hasArrived(get: Getter, kind: Way['kind']): boolean {
  if (kind === 'gift') return get(sendGiftAction.stateAtom).status === 'succeeded';
  return kind === 'slip' && get(sendSlipAction.stateAtom).status === 'succeeded';
}

/** Whatever has been told is over: each way starts anew. An order whose outcome is open stays. */
const startAnewAtom = atom(null, (get, set) => {
  set(sendGiftAction.resetAtom);
  set(sendSlipAction.resetAtom);
  for (const provider of get(qrProvidersAtom)) set(qrDeposit(provider).createAction.resetAtom);
  if (!isOpen(get(sendSlipAction.stateAtom))) set(dropSlipAtom);
});

/** The dialog has closed, or made way for another. */
export const leaveDepositAtom = atom(null, (_get, set) => {
  set(startAnewAtom);
  set(baseScreenAtom, { at: 'opening' });
});

export const showWayAtom = atom(null, (_get, set, way: Way) => {
  set(startAnewAtom);
  set(chosenWayAtom, way.id);
  set(baseScreenAtom, { at: 'way', way });
});

/** Back to the list. A payment that was told is over: its way starts anew. */
export const showListAtom = atom(null, (get, set) => {
  const screen = get(baseScreenAtom);
  set(startAnewAtom);
  set(chosenWayAtom, '');
  set(baseScreenAtom, { at: 'list' });
  if (screen.at !== 'way' || screen.way.kind !== 'qr') return;
  const { stateAtom, startOverAtom } = qrDeposit(screen.way.provider);
  if (get(stateAtom).status === 'paid') set(startOverAtom);
});

/** How long the list waits for the running QRs, so that it does not make way for one under the member's finger. */
const QR_WAIT_MS = 1_500;

/**
 * Opens the dialog: at an order whose outcome is still open or was just found out, at a QR that is running or was paid
 * meanwhile, at the way that was chosen before, at the only way there is, or else at the list.
 */
export const openDepositAtom = atom(null, async (get, set) => {
  // One that was closed and opened again is led to its place once, or a screen would change under the member's finger.
  const opening: DepositScreen = { at: 'opening' };
  set(baseScreenAtom, opening);
  await set(loadDepositOptionsAtom);
  const options = get(depositOptionsAtom);
  if (options.status !== 'ready' || get(baseScreenAtom) !== opening) return;
  const providers = get(qrProvidersAtom);
  for (const provider of providers) set(qrDeposit(provider).startOverAtom);
  const reading = readBeforeQr(get).then((page) =>
    Promise.all(providers.map((provider) => set(qrDeposit(provider).loadAtom, page))),
  );
  const { clock, session } = get(servicesAtom);
  await Promise.race([reading, clock.wait(QR_WAIT_MS, session.signal())]);
  if (get(baseScreenAtom) !== opening) return;
  const [only] = options.ways;
  const way =
    options.ways.find((candidate) => isUnderWay(get, candidate) || hasArrived(get, candidate.kind)) ??
    options.ways.find((candidate) => ['live', 'paid'].includes(qrStatusOf(get, candidate))) ??
    options.ways.find(({ id }) => id === get(chosenWayAtom)) ??
    (options.ways.length === 1 ? only : undefined);
  set(baseScreenAtom, way ? { at: 'way', way } : { at: 'list' });
});

/** What can be sent on the screen of a way. */
function actionsOf(get: Getter, way: Way): MoneyAction<unknown, unknown>[] {
  if (way.kind === 'gift') return [get(sendGiftAction.stateAtom)];
  if (way.kind === 'slip') return [get(sendSlipAction.stateAtom)];
  if (way.kind !== 'qr') return needsName(way) ? [get(renameAccountAction.stateAtom)] : [];
  const { createAction, cancelAction } = qrDeposit(way.provider);
  return [get(createAction.stateAtom), get(cancelAction.stateAtom)];
}

const isUnderWay = (get: Getter, way: Way) => actionsOf(get, way).some(isOpen);

/** Empty for a way without a QR. */
const qrStatusOf = (get: Getter, way: Way) =>
  way.kind === 'qr' ? get(qrDeposit(way.provider).stateAtom).status : '';

/** While an order is on its way, a stray tap must not leave the screen that tells how it ends. */
export const isSendingAtom = atom((get) => {
  const screen = get(baseScreenAtom);
  return screen.at === 'way' && actionsOf(get, screen.way).some(({ status }) => status === 'sending');
});

/** Whether the screen shows a QR that can be paid. */
export const showsQrAtom = atom((get) => {
  const screen = get(baseScreenAtom);
  return screen.at === 'way' && qrStatusOf(get, screen.way) === 'live';
});

/** Names what is on the screen, so that a change of it is noticed. */
export const screenNameAtom = atom((get) => {
  const screen = get(baseScreenAtom);
  return screen.at === 'way' ? `${screen.way.id} ${stageOf(get, screen.way)}` : screen.at;
});

/** Where the member is on the screen of a way: each stage has other controls. */
function stageOf(get: Getter, way: Way): string {
  const actions = actionsOf(get, way);
  if (actions.some((action) => isOpen(action) && action.status !== 'sending')) return 'unknown';
  if (way.kind === 'qr') return qrStatusOf(get, way);
  if (actions.some(({ status }) => status === 'succeeded')) return 'done';
  return way.kind === 'slip' ? get(pickedSlipAtom).status : get(nameCheckAtom).status;
}
