import type { Satang } from 'contracts/rules';
import { atom } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import type { Call, Reply } from '../../api/call.ts';
import { countFrom, textFrom } from '../../api/wire.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { readAmount } from '../../shared/wallet/statement-rows.ts';

/** Whether there is a refund, and how much. [3.14] */
export interface RefundCheck {
  /** Whether there is one to receive. [2.58] */
  isAvailable: boolean;
  /** Whether the member holds a bonus, and so may not receive one. [2.57] */
  hasBonus: boolean;
  /** How refunds work, in HTML that is not vetted yet. */
  info: string;
  /** null for what is no amount. [5.33] */
  amount: Satang | null;
  /** How many were received, and how many were refused. */
  success: number;
  fail: number;
}

/** @throws when it does not tell whether there is a refund, or whether a bonus stands against it. */
export function readRefundCheck(reply: Reply<'GET /api/refund/check'>): RefundCheck {
  const { result, bonus, info, refundAmount, refundSuccess, refundFail } = reply;
  if (typeof result !== 'boolean' || typeof bonus !== 'boolean') throw new TypeError('not a refund check');
  return {
    isAvailable: result,
    hasBonus: bonus,
    info: textFrom(info),
    amount: readAmount(refundAmount),
    success: countFrom(refundSuccess),
    fail: countFrom(refundFail),
  };
}

export type RefundCheckState =
  | { status: 'loading' }
  /** `isOld` after a reading that failed: this was true before. */
  | { status: 'ready'; check: RefundCheck; isOld: boolean }
  | { status: 'failed' };

const baseCheckAtom = atom<RefundCheckState>({ status: 'loading' });
const readingsAtom = atom(() => ({ latest: 0 }));

export const refundCheckAtom = atom((get) => get(baseCheckAtom));

/** [7.28] */
export function fetchRefundCheck(call: Call, signal: AbortSignal): Promise<RefundCheck> {
  return call('GET /api/refund/check', readRefundCheck, { signal });
}

/** Reads what there is to receive, for the dialog to show. Silent when it fails, but for another try. [8.29] */
export const loadRefundCheckAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  const readings = get(readingsAtom);
  const reading = ++readings.latest;
  if (get(baseCheckAtom).status === 'failed') set(baseCheckAtom, { status: 'loading' });
  try {
    const check = await fetchRefundCheck(call, session.signal());
    if (reading === readings.latest) set(baseCheckAtom, { status: 'ready', check, isOld: false });
  } catch (error) {
    if (failureOf(error).kind === 'aborted' || reading !== readings.latest) return;
    set(baseCheckAtom, (state) =>
      state.status === 'ready' ? { ...state, isOld: true } : { status: 'failed' },
    );
  }
});
