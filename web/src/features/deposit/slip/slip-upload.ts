import { UPLOAD_TIMEOUT_MS } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { failureOf } from '../../../api/api-error.ts';
import type { Call } from '../../../api/call.ts';
import { createMoneyAction } from '../../../shared/orders/money-action.ts';
import type { PendingOrder } from '../../../shared/session/pending-orders.ts';
import { readDone } from '../../../api/read-done.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { fetchSlips } from '../../../shared/wallet/slip-rows.ts';
import { wholeNewest } from '../../../shared/wallet/list-page.ts';
import { timeoutSignal } from '../../../shared/session/timeout-signal.ts';
import { markArrivedAtom } from '../methods/deposit-navigation.ts';
import { hasSlipArrived, marksOfSlips, readSlipBaseline, type SlipBaseline } from './find-slip.ts';
import { compareSlipAtom, isDuplicateSlipAtom, LIST_TIMEOUT_MS, pickedSlipAtom } from './picked-slip.ts';

/** `cancelled`: the member cancelled before the upload was complete, so the service has received nothing. */
export type SlipUpload = 'received' | 'cancelled';

const NEWEST_SLIPS = 20;

/** Placeholder for the picture of a page that was left: it was not stored, and finding the result does not need it. */
const LEFT_PICTURE = new File([], '');

const baseProgressAtom = atom<number | null>(null);
const abortAtom = atom(() => ({ controller: new AbortController() }));

/** Uploaded share, 0 to 1; null when unknown. */
export const slipProgressAtom = atom((get) => get(baseProgressAtom));

const fetchNewest = async (get: Getter, signal: AbortSignal) =>
  (await wholeNewest(fetchSlips, NEWEST_SLIPS, get(servicesAtom).call, signal)).rows;

async function takeBaseline(get: Getter, set: Setter): Promise<SlipBaseline> {
  const { clock, session } = get(servicesAtom);
  const picked = get(pickedSlipAtom);
  const reference = picked.status === 'ready' && 'reference' in picked.check ? picked.check.reference : null;
  const rows = await fetchNewest(get, timeoutSignal(clock, LIST_TIMEOUT_MS, session.signal())).catch(
    () => null,
  );
  if (rows) set(compareSlipAtom, rows);
  return { keys: rows && marksOfSlips(rows), reference, sentAt: clock.now() };
}

/** Exactly once: the slip is in progress until the service has reviewed it. [2.49] [4.08] [7.23] */
export const sendSlipAction = createMoneyAction<File, SlipBaseline, SlipUpload>({
  // Uses its own lock: a slip may take minutes [9.02] and moves no money.
  pending: {
    name: 'slip',
    lock: 'slip',
    limitMs: UPLOAD_TIMEOUT_MS,
    // The picture is not stored; its moment keeps it from being taken for another one.
    write: (_file, before) => ({ input: before.sentAt, before }),
    read: readSlip,
  },
  before: (get, _file, set) => {
    get(abortAtom).controller = new AbortController();
    set(baseProgressAtom, null);
    return takeBaseline(get, set);
  },
  isRepeat: (get) => get(isDuplicateSlipAtom),
  send: async (get, set, file) => {
    const { signal } = get(abortAtom).controller;
    if (signal.aborted) return 'cancelled';
    try {
      await requestSlip(get(servicesAtom).call, file, {
        onProgress: (share) => set(baseProgressAtom, share),
        signal,
      });
      return 'received';
    } catch (error) {
      const share = get(baseProgressAtom);
      if (failureOf(error).kind === 'aborted' && share !== null && share < 1) return 'cancelled';
      throw error;
    }
  },
  reconcile: async (get, _set, _file, before) =>
    hasSlipArrived(await fetchNewest(get, get(servicesAtom).session.signal()), before) ? 'received' : null,
  hasReceipt: true,
  after: (_get, set, done) => {
    if (done === 'received') set(markArrivedAtom, 'slip');
  },
});

export const requestSlip = (
  call: Call,
  file: File,
  { onProgress, signal }: { onProgress?: (share: number | null) => void; signal?: AbortSignal } = {},
): Promise<true> =>
  call('POST /api/wallet/slip', readDone, {
    upload: { file, ...(onProgress && { onProgress }) },
    ...(signal && { signal }),
  });

/** Aborts the upload; if it may already be complete, the slip list shows the result. */
export const cancelSlipAtom = atom(null, (get) => get(abortAtom).controller.abort());

function readSlip({ before: saved }: PendingOrder) {
  const before = readSlipBaseline(saved);
  return before && { input: LEFT_PICTURE, before };
}
