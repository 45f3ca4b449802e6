import { QR_SECONDS, satangFromBaht, type Satang } from 'contracts/rules';
import type { Reply } from '../../../api/call.ts';
import { textFrom } from '../../../api/wire.ts';

export interface LiveQr {
  id: string;
  /** SVG markup; shown as an image only. */
  svg: string;
  amount: Satang;
  /** In the service's time (`Clock.now`), in ms. */
  deadline: number;
  /** The whole life of the QR in seconds, for the bar. */
  seconds: number;
}

/**
 * Takes a QR out of its wire shape, its deadline counted from now; null when there is none. [3.12]
 * @throws TypeError, RangeError when it has another shape.
 */
export function readQr(record: Reply<'GET /api/qrcode/{bankCode}'>, now: number): LiveQr | null {
  if (typeof record.hasQrcode !== 'boolean') throw new TypeError('not a QR record');
  if (!record.hasQrcode) return null;
  const { expireIn } = record;
  const id = textFrom(record.qrcodeId);
  const svg = textFrom(record.qrcode);
  if (id === '' || svg === '' || !Number.isFinite(expireIn)) throw new TypeError('a QR without its code');
  return {
    id,
    svg,
    amount: satangFromBaht(record.amount),
    deadline: now + expireIn * 1000,
    seconds: Math.max(QR_SECONDS, expireIn),
  };
}

/** The reply of a cancelling: a record without a QR. @throws TypeError when it is anything else: it proves nothing. [7.47] */
export function readCancelled(record: Reply<'DELETE /api/qrcode/{qrcodeId}'>): true {
  if (typeof record.hasQrcode !== 'boolean' || record.hasQrcode)
    throw new TypeError('QR record: hasQrcode is not false');
  return true;
}
