import { LONGEST_CODE, QR_SECONDS, satangFromBaht, type Satang } from 'contracts/rules';
import type { Reply } from '../../../api/call.ts';
import { shownTextFrom, textFrom } from '../../../api/wire.ts';

export interface LiveQr {
  id: string;
  /** SVG markup; shown as an image only. */
  svg: string;
  amount: Satang;
  /** In service time (`Clock.now`), in ms. */
  deadline: number;
  /** Total lifetime of the QR in seconds, for the progress bar. */
  seconds: number;
}

/** Nobody waits longer for a payment; a larger number is damaged. */
const MOST_SECONDS = 30 * 24 * 60 * 60;

/**
 * Parses a QR and counts its deadline from now; null when there is none. [3.12]
 * @throws TypeError, RangeError when it has another shape.
 */
export function readQr(record: Reply<'GET /api/qrcode/{bankCode}'>, now: number): LiveQr | null {
  if (typeof record.hasQrcode !== 'boolean') throw new TypeError('QR record: hasQrcode is not a boolean');
  if (!record.hasQrcode) return null;
  const { expireIn } = record;
  const id = textFrom(record.qrcodeId);
  const svg = textFrom(record.qrcode);
  if (id === '' || svg === '' || typeof expireIn !== 'number' || !(expireIn <= MOST_SECONDS))
    throw new TypeError('QR record: id, qrcode or expireIn is invalid');
  const amount = satangFromBaht(record.amount);
  if (amount <= 0) throw new RangeError('QR record: nothing can be paid with this amount');
  return {
    id,
    svg,
    amount,
    deadline: now + Math.max(0, expireIn) * 1000,
    seconds: Math.max(QR_SECONDS, expireIn),
  };
}

/** The code by which support finds a QR's payment; null when it is too long for a code. */
export function referenceOf({ id }: LiveQr): string | null {
  const reference = shownTextFrom(id).trim();
  return reference !== '' && reference.length <= LONGEST_CODE ? reference : null;
}

/** What support needs to know about the payment of an ended QR. (C8) */
export const supportCaseOf = (qr: LiveQr, unit: string, status: string) =>
  ({ topic: 'deposit', amount: qr.amount, unit, status, reference: referenceOf(qr) }) as const;

/**
 * Parses the reply of a cancellation: a record without a QR. @throws TypeError for anything else, which proves nothing.
 * [7.47]
 */
export function readCancelled(record: Reply<'DELETE /api/qrcode/{qrcodeId}'>): true {
  if (typeof record.hasQrcode !== 'boolean' || record.hasQrcode)
    throw new TypeError('QR record: hasQrcode is not false');
  return true;
}
