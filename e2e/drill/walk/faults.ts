import { UNCALLED } from 'mock-server/control';
import type { Control } from '../../world.ts';
import type { Walker } from './walker.ts';

type Fault = Parameters<Control['addFault']>[0];
type Call = Fault['call'];
type Plan = Fault extends infer P ? (P extends unknown ? Omit<P, 'call'> : never) : never;

/** Calls of the screens that a walk reaches most; any other call is damaged now and then. */
const USUAL: Call[] = [
  'GET /api/wallet',
  'GET /api/wallet',
  'POST /api/statement',
  'POST /api/statement',
  'GET /api/wallet/refresh/slot',
  'GET /api/account/profile',
  'POST /api/wallet/transfer',
  'POST /api/wallet/transferAll',
  'POST /api/wallet/withdrawAll',
  'POST /api/qrcode/{bankCode}',
  'GET /api/qrcode/{bankCode}',
  'DELETE /api/qrcode/{qrcodeId}',
  'GET /api/bonus',
  'GET /api/bonus/activate/{code}',
  'GET /api/bonus/clear',
  'GET /api/promotion/activate/{code}',
  'POST /api/spinwheel/spin',
  'POST /api/spinwheel/coupon/claim',
  'GET /api/spinwheel/setup',
  'GET /api/refund/receive',
  'GET /api/refund/check',
  'GET /api/invite/bonus',
  'POST /api/wallet/slip',
  'POST /api/wallet/truelink',
  'GET /api/wallet/activate/{slotCode}',
  'GET /api/lookup/deposit',
  'POST /api/login',
  'POST /api/chat/send-message',
];

const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';

const PLANS: { weight: number; plan: Plan }[] = [
  { weight: 3, plan: { kind: 'hang' } },
  { weight: 2, plan: { kind: 'latency', milliseconds: 700 } },
  { weight: 3, plan: { kind: 'drop' } },
  { weight: 3, plan: { kind: 'reset' } },
  { weight: 1, plan: { kind: 'half-body' } },
  { weight: 1, plan: { kind: 'empty' } },
  { weight: 1, plan: { kind: 'wrong-shape' } },
  { weight: 1, plan: { kind: 'limit', retryAfter: 30 } },
  { weight: 1, plan: { kind: 'limit' } },
  { weight: 1, plan: { kind: 'status', status: 500, body: HTML } },
  { weight: 1, plan: { kind: 'status', status: 503, body: '' } },
  { weight: 1, plan: { kind: 'status', status: 404, body: HTML } },
  { weight: 1, plan: { kind: 'status', status: 200, body: '{}' } },
  { weight: 1, plan: { kind: 'status', status: 200, body: 'null' } },
  { weight: 1, plan: { kind: 'status', status: 200, body: '"x"' } },
  { weight: 1, plan: { kind: 'status', status: 204 } },
  { weight: 2, plan: { kind: 'refuse', code: 'INTERNAL_SERVER_ERROR' } },
  { weight: 1, plan: { kind: 'refuse', code: 'MONEY_NOT_ENOUGH' } },
  { weight: 0.5, plan: { kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' } },
  { weight: 0.3, plan: { kind: 'refuse', code: 'INVALID_USER_2' } },
  { weight: 0.1, plan: { kind: 'gone' } },
];

/** Damages the next calls, or ends what was damaged. */
export async function fault({ world, chance }: Walker): Promise<string> {
  if (chance.happens(0.35)) {
    await world.clearFaults();
    return 'end the faults';
  }
  const all = (await world.call('GET /calls')).calls as Call[];
  // The mock refuses a fault on a call that the apps never make.
  const others = all.filter((one) => !UNCALLED.has(one));
  const call = chance.happens(0.8) ? chance.pick(USUAL) : chance.pick(others);
  const { plan } = chance.weighed(PLANS);
  const times = chance.pick([1, 1, 2, 3, 'always'] as const);
  await world.addFault({ ...plan, call, times });
  return `fault ${call} ${Object.values(plan).join(' ').slice(0, 60)} ×${times}`;
}
