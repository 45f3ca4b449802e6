import type { Getter, Setter } from 'jotai';
import { dialogAtom } from '../../../shared/session/dialog-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { restBeforeRepeat } from '../../../shared/session/wait.ts';
import {
  balancesAfterAtom,
  readBalancesAfterAtom,
  restoreBalancesAfterAtom,
} from '../../../shared/wallet/balances-after.ts';
import { changesAtom } from '../../../shared/visit/changes.ts';
import { holdReceiptAtom } from '../../../shared/wallet/held-receipt.ts';
import { noteReceipt, withoutReceipts } from '../../../shared/wallet/receipts.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { isFromBank, knownBanksAtom } from '../methods/known-banks.ts';
import { keepQr, type QrAtoms, restoreQr } from './qr-atoms.ts';
import { type QrNews, qrChannelAtom } from './qr-channel.ts';
import { awaitedBy, balancesIn, paymentOf, type QrBaseline } from './qr-payment.ts';
import { type AccountReading, fetchQr, readBalance, readPage } from './qr-reading.ts';
import { CHECK_MS, nextQrState, type QrObservation, type QrState } from './qr-state.ts';

export function notifyOthers(get: Getter, { provider }: QrAtoms, kind: QrNews['kind'], id: string) {
  get(qrChannelAtom).send({ kind, provider, id });
}

export function startFrom(set: Setter, { baselineAtom, quietAtom }: QrAtoms, baseline: QrBaseline) {
  set(baselineAtom, baseline);
  set(quietAtom, null);
}

export interface HowToRead {
  /** Read already. */
  given?: AccountReading | undefined;
  isAsked?: boolean;
}

/** Reads and applies it; the entries are those that may be the QR's payment. */
export async function observe(
  get: Getter,
  set: Setter,
  qr: QrAtoms,
  how: HowToRead = {},
): Promise<QrObservation> {
  if (get(qr.stateAtom).status === 'loading') restoreQr(get, set, qr);
  const before = get(qr.stateAtom);
  const all = await read(get, set, qr, how);
  const seen = { ...all, page: all.whole && { ...all.whole, rows: rowsOf(get, qr, before, all) } };
  // If a QR was created or cancelled meanwhile, the readings are outdated.
  if (get(qr.stateAtom) === before) await apply(get, set, qr, before, seen);
  keepQr(get, qr);
  return seen;
}

/** Skips the statement while an active QR has nothing to resolve, unless the member asks. */
async function read(
  get: Getter,
  set: Setter,
  { provider, stateAtom, quietAtom }: QrAtoms,
  { given, isAsked = false }: HowToRead,
): Promise<Omit<QrObservation, 'page'>> {
  const wallet = given ? given.wallet : await readBalance(set);
  const isQuiet = !given && !isAsked && wallet !== null && wallet === get(quietAtom);
  // Read the statement before the QR: a payment between the two reads then counts as new and is not missed.
  // The first refusal already asks to wait. [8.02]
  const isRefused = () => restBeforeRepeat(get, 0) > 0;
  const page = given ? given.page : isQuiet || isRefused() ? null : await readPage(get);
  const qr = isRefused() ? 'unreadable' : await fetchQr(get, provider).catch(() => 'unreadable' as const);
  const state = get(stateAtom);
  const isSame = qr !== 'unreadable' && 'qr' in state && qr?.id === state.qr.id;
  return {
    wallet,
    whole: isQuiet && !isSame ? await readPage(get) : page,
    qr,
    now: get(servicesAtom).clock.now(),
  };
}

type Seen = Pick<QrObservation, 'whole' | 'now'>;

function rowsOf(get: Getter, { provider }: QrAtoms, before: QrState, { whole, now }: Seen) {
  // A QR that vanished before its deadline was probably paid, so any deposit may be the payment. After the deadline, or long
  // after it vanished, only one that names no other known bank may.
  const goneAt = 'since' in before ? before.since : before.status === 'live' ? now : Infinity;
  const lastAt = 'qr' in before && goneAt >= before.qr.deadline ? -Infinity : goneAt + CHECK_MS;
  const others = get(knownBanksAtom).filter((code) => code !== provider);
  const isOwn = ({ from, createdAt }: StatementRow) => !isFromBank(from, createdAt > lastAt ? others : []);
  return withoutReceipts(get, whole?.rows ?? []).filter(isOwn);
}

/** Shows the receipt in the store of the next session, whose QR has not been read yet. (W5) */
const showAgain =
  (get: Getter, { stateAtom, paidAtom }: QrAtoms, paid: QrState & { status: 'paid' }) =>
  (next: Getter, set: Setter) => {
    if (next(stateAtom).status !== 'loading') return;
    set(stateAtom, paid);
    set(paidAtom, paid.qr.id);
    set(restoreBalancesAfterAtom, get(balancesAfterAtom));
  };

async function apply(get: Getter, set: Setter, qr: QrAtoms, before: QrState, seen: QrObservation) {
  const known = get(qr.baselineAtom);
  const { page } = seen;
  const { state, baseline } = nextQrState(before, known, seen);
  set(qr.baselineAtom, baseline);
  if (state.status !== 'live') set(qr.quietAtom, null);
  else if (page && state === before) {
    const awaited = awaitedBy(state.qr, seen.now);
    const isPaying = paymentOf(baseline, awaited, page, seen.wallet) !== undefined;
    set(qr.quietAtom, isPaying ? null : seen.wallet);
  }
  if (state === before) return;
  // The receipt waits for the balance after the payment.
  const reading = state.status === 'paid' ? set(readBalancesAfterAtom, balancesIn(known)) : null;
  set(qr.stateAtom, state);
  if (state.status === 'paid') {
    const { amount, at } = state.movement;
    set(qr.paidAtom, state.qr.id);
    noteReceipt(get, { type: 'deposit', amount }, at);
    notifyOthers(get, qr, 'paid', state.qr.id);
    get(changesAtom).send('changed');
    if (get(dialogAtom)?.name === 'deposit') set(holdReceiptAtom, qr, showAgain(get, qr, state));
  }
  await reading;
}
