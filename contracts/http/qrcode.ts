import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, Baht, Code, Nullable, Strict, Text } from '../shapes.ts';

/**
 * A QR deposit, or the information that there is none. [3.12]
 * If `hasQrcode` is false, every other field is null or 0, and `message` says why a creation was refused. [8.24]
 */
export const QrRecord = Strict({
  qrcodeId: Nullable(Code),
  hasQrcode: Type.Boolean(),
  /** SVG markup of the code. */
  qrcode: Nullable(Text(100_000)),
  amount: Amount,
  /** Whole seconds until it expires, counted from the time of this reply. [4.04] [9.24] */
  expireIn: Type.Integer({ minimum: 0 }),
  message: Nullable(Text(300)),
});

export const qrcodeEndpoints = {
  /** [7.45] The member's active QR at this provider. */
  'GET /api/qrcode/{bankCode}': endpoint({
    access: 'member',
    params: Strict({ bankCode: Code }),
    reply: QrRecord,
    refuses: ['NO_BANK'],
    badInput: 'NO_BANK',
  }),
  /** [7.46] One active QR per provider and member: a new one replaces the old one. */
  'POST /api/qrcode/{bankCode}': endpoint({
    access: 'member',
    params: Strict({ bankCode: Code }),
    body: Strict({ amount: Baht }),
    reply: QrRecord,
    refuses: ['NO_BANK', 'QR_FAIL'],
    badInput: 'QR_FAIL',
  }),
  // [7.47]
  'DELETE /api/qrcode/{qrcodeId}': endpoint({
    access: 'member',
    params: Strict({ qrcodeId: Code }),
    reply: QrRecord,
    refuses: ['NO_DATA'],
    badInput: 'NO_DATA',
  }),
};
