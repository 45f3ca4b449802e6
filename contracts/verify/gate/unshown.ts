import type { ErrorCode } from '../../index.ts';

interface Unshown {
  call: string;
  shows: string;
  why: string;
}

const each = (call: string, why: string, ...shown: string[]): Unshown[] =>
  shown.map((shows) => ({ call, shows, why }));

/** Variations that a schema allows and no pact shows, with the reason. The gate fails on an unneeded exception. */
export const unshown: readonly Unshown[] = [
  ...each(
    'POST /api/statement/slip',
    'the mock gives each slip a reference on arrival',
    '$.slips[*].reference null',
  ),
  ...each('GET /api/qrcode/{bankCode}', 'only a creation is refused with a message', '$.message present'),
  ...each(
    'DELETE /api/qrcode/{qrcodeId}',
    'the reply to a cancellation never contains a QR',
    '$.qrcodeId present',
    '$.qrcode present',
    '$.message present',
  ),
];

const BY_BYTES = 'Pact cannot write a form without bytes; the size checks cover an empty file';
const TO_WALLET = 'the app moves everything only to the wallet';

/** Codes that a call may refuse with but that no action of the app can cause, with the reason. */
export const unasked: readonly { call: string; code: ErrorCode; why: string }[] = [
  { call: 'POST /api/wallet/transferAll', code: 'NO_GAME', why: TO_WALLET },
  { call: 'POST /api/wallet/transferAll', code: 'SLOT_NO_ACCOUNT', why: TO_WALLET },
  { call: 'POST /api/wallet/slip', code: 'SLIP_NO_FILE', why: BY_BYTES },
  { call: 'POST /api/chat/upload-image', code: 'SLIP_NO_FILE', why: BY_BYTES },
  { call: 'POST /api/chat/upload-video', code: 'SLIP_NO_FILE', why: BY_BYTES },
];
