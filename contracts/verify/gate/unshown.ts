import type { ErrorCode } from '../../index.ts';

interface Unshown {
  call: string;
  shows: string;
  why: string;
}

const each = (call: string, why: string, ...shown: string[]): Unshown[] =>
  shown.map((shows) => ({ call, shows, why }));

/** What a shape allows and no pact shows, with the reason; an excuse that is not needed fails the gate. */
export const unshown: readonly Unshown[] = [
  ...each('GET /api/lookup/banks', 'a service without banks could not pay anybody', '$ empty'),
  ...['GET /api/wallet', 'GET /api/wallet/refresh/slot'].flatMap((call) =>
    each(call, 'a service without games has no game accounts to show', '$.slots empty'),
  ),
  ...each(
    'GET /api/bonus',
    'who has had a bonus has received it at least once',
    '$[*].userBonus.entries empty',
  ),
  ...each(
    'GET /api/bonus/activate/{code}',
    'the receipt that was just made stands in the list',
    '$.entries empty',
  ),
  ...each(
    'POST /api/statement/slip',
    'the mock reads a slip as it arrives, and gives each a reference',
    '$.slips[*].amount null',
    '$.slips[*].reference null',
  ),
  ...each(
    'GET /api/spinwheel/setup',
    'a wheel without slices is refused with NO_DATA',
    '$.result.activeSpinwheel.slice empty',
  ),
  ...each('GET /api/qrcode/{bankCode}', 'only a creation is refused with a message', '$.message present'),
  ...each(
    'DELETE /api/qrcode/{qrcodeId}',
    'the answer to a cancelling is always that there is no QR',
    '$.qrcodeId present',
    '$.qrcode present',
    '$.message present',
  ),
  ...each(
    'POST /api/chat/history',
    'a question without an answer to choose from is a text',
    '$[*].message.payload.buttons empty',
    '$[*].message.payload.payloads empty',
    '$[*].message.payload.payloads[*].buttons empty',
  ),
  ...each(
    'POST /api/chat/history',
    'a kind that the app does not know may carry anything, and the mock numbers its conversations',
    '$[*].message.payload present',
    '$[*].session_id null',
  ),
];

const BY_BYTES =
  'Pact writes no form without bytes; an empty file is checked beside the pacts, with the sizes of files';
const TO_WALLET = 'the app brings everything back to the wallet alone';

/** Codes that a call may refuse with and that nothing the app does leads to, with the reason. */
export const unasked: readonly { call: string; code: ErrorCode; why: string }[] = [
  { call: 'POST /api/wallet/transferAll', code: 'NO_GAME', why: TO_WALLET },
  { call: 'POST /api/wallet/transferAll', code: 'SLOT_NO_ACCOUNT', why: TO_WALLET },
  { call: 'POST /api/wallet/slip', code: 'SLIP_NO_FILE', why: BY_BYTES },
  { call: 'POST /api/chat/upload-image', code: 'SLIP_NO_FILE', why: BY_BYTES },
  { call: 'POST /api/chat/upload-video', code: 'SLIP_NO_FILE', why: BY_BYTES },
];
