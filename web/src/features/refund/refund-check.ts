import type { Satang } from 'contracts/rules';
import { atom } from 'jotai';
import type { Call, Reply } from '../../api/call.ts';
import { countOrNull, textFrom } from '../../api/wire.ts';
import { createReading } from '../../shared/visit/reading.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { positiveOrNull, readAmount } from '../../shared/wallet/amounts.ts';

export interface RefundCheck {
  isAvailable: boolean;
  /** Whether the member holds a bonus, which blocks the refund. [2.57] */
  hasBonus: boolean;
  /** How refunds work, in unsanitised HTML. */
  info: string;
  amount: Satang | null;
  /** Number of received refunds; `fail` counts the refused ones. Null when unreadable: it then proves no receipt. */
  success: number | null;
  fail: number | null;
}

/** @throws when `result` or `bonus` is not a boolean */
export function readRefundCheck(reply: Reply<'GET /api/refund/check'>): RefundCheck {
  const { result, bonus, info, refundAmount, refundSuccess, refundFail } = reply;
  if (typeof result !== 'boolean' || typeof bonus !== 'boolean')
    throw new TypeError('refund check: result or bonus is not a boolean');
  return {
    isAvailable: result,
    hasBonus: bonus,
    info: textFrom(info),
    amount: positiveOrNull(readAmount(refundAmount)),
    success: countOrNull(refundSuccess),
    fail: countOrNull(refundFail),
  };
}

export function fetchRefundCheck(call: Call, signal: AbortSignal): Promise<RefundCheck> {
  return call('GET /api/refund/check', readRefundCheck, { signal });
}

const reading = createReading(async (get) => {
  const { call, session } = get(servicesAtom);
  return { check: await fetchRefundCheck(call, session.signal()) };
}, 'kept');

export const refundCheckAtom = reading.stateAtom;

/** `isOver`: a refund was received, so the check that is shown is wrong. */
export const loadRefundCheckAtom = atom(null, async (_get, set, isOver = false) => {
  if (isOver) set(reading.clearAtom);
  await set(reading.loadAtom);
});
