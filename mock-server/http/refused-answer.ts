import { commonRefusals, type EndpointKey, type ErrorCode, errorCodes } from 'contracts';
import { statuses } from './statuses.ts';

/** QA may refuse with any text; an unknown code gets status 400. */
const MADE_UP_STATUS = 400;

/** Calls that report their own refusals in the reply of a success. [7.42] [7.44] [8.24] [8.26] */
const IN_REPLY: ReadonlyMap<string, (code: string) => object> = new Map<
  EndpointKey,
  (code: string) => object
>([
  [
    'POST /api/qrcode/{bankCode}',
    (message) => ({ qrcodeId: null, hasQrcode: false, qrcode: null, amount: 0, expireIn: 0, message }),
  ],
  ['POST /api/spinwheel/spin', (error) => ({ success: false, result: null, error })],
  ['POST /api/spinwheel/coupon/claim', (error) => ({ success: false, error })],
]);

const known: ReadonlySet<string> = new Set(errorCodes);
/** Codes that these calls answer like all others. */
const byStatus: ReadonlySet<string> = new Set<ErrorCode>([
  ...commonRefusals.any,
  ...commonRefusals.member,
  'NO_BANK',
]);

/** How a call answers a code or a text of a tester, as the service would. @param call null for any */
export function refusedAnswer(call: string | null, code: string): { status: number; body: object } {
  const inReply = known.has(code) && !byStatus.has(code) ? IN_REPLY.get(call ?? '') : undefined;
  return inReply ? { status: 200, body: inReply(code) } : { status: statusOf(code), body: { message: code } };
}

/** Codes that report success have no status for a refusal. */
function statusOf(code: string): number {
  const status = Object.hasOwn(statuses, code) ? statuses[code as ErrorCode] : MADE_UP_STATUS;
  return status >= 400 ? status : MADE_UP_STATUS;
}
