import { Compile } from 'typebox/compile';
import { endpoints, type Endpoint, type EndpointKey } from 'contracts';
import { addressOf, type ControlEndpoint } from '../control/endpoint.ts';
import { verbs, type Verb } from '../control/table.ts';
import type { Handlers as CallHandlers } from '../http/route.ts';
import { firstError } from '../http/input/strict-validator.ts';
import type { Member } from '../world/members/members.ts';
import { languages } from '../world/service/lookup-texts.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { World } from '../world/world.ts';
import type { ControlRequest, Handler, Mock } from './handler.ts';
import { handlers } from './handlers/index.ts';
import { replyChecker } from './mount-control.ts';
import { VerbRefusal } from './verb-refusal.ts';

/** Reads of many records or of none that a snapshot holds. */
const LEFT_OUT: ReadonlySet<Verb> = new Set<Verb>([
  'GET /',
  'GET /snapshot',
  'GET /ledger',
  'GET /history',
  'GET /journal',
  'GET /journal/count',
  'GET /chat/sockets',
]);

const reads = (Object.entries(verbs) as [Verb, ControlEndpoint][])
  .filter(
    ([key, endpoint]) =>
      key.startsWith('GET ') &&
      endpoint.scope !== 'mock' &&
      endpoint.reply !== undefined &&
      !LEFT_OUT.has(key) &&
      !addressOf(key, endpoint).path.replace('{world}', '').replace('{language}', '').includes('{') &&
      !('required' in (endpoint.query ?? {})),
  )
  .map(([key, endpoint]) => ({ key, findFault: replyChecker(endpoint) }));

/** Calls that show what no verb shows. */
const CALLS = [
  'GET /api/wallet',
  'GET /api/account/profile',
  'GET /api/bonus',
  'GET /api/bonus/check/active',
  'GET /api/refund/check',
  'GET /api/spinwheel/coupon',
  'POST /api/statement',
  'POST /api/statement/slip',
  'POST /api/invite',
  'POST /api/refund',
  'POST /api/chat/history',
] as const satisfies EndpointKey[];
type ReadCall = (typeof CALLS)[number];

const EVERYTHING = { page: 1, limit: Number.MAX_SAFE_INTEGER, skip: 0 };

/** Compiled on first use, because most mocks load no snapshot. */
const replyValidators = new Map<ReadCall, ReturnType<typeof Compile>>();

/**
 * Refuses a loaded world of which a verb or a call could not answer a part: a snapshot may hold larger values than the control API
 * sets.
 * @throws VerbRefusal BAD_INPUT
 */
export function assertReadable(mock: Pick<Mock, 'worlds' | 'apps'>, calls: CallHandlers, world: World): void {
  for (const { key, findFault } of reads) {
    for (const language of key.includes('{language}') ? languages : ['']) {
      const request = {
        ...mock,
        world,
        name: world.name,
        params: { language },
        query: {},
        body: null,
        origin: '',
      };
      const fault = findFault((handlers[key] as Handler<Verb>)(request as unknown as ControlRequest<Verb>));
      if (fault !== null)
        throw new VerbRefusal('BAD_INPUT', `snapshot: ${key} could not answer it: ${fault}`);
    }
  }
  for (const member of world.members.values())
    for (const key of CALLS) {
      const fault = faultOf(key, replyOf(calls[key], world, member));
      if (fault !== null)
        throw new VerbRefusal('BAD_INPUT', `snapshot: ${key} could not answer it: ${fault}`);
    }
}

/** Null for a refusal. */
function replyOf(handler: CallHandlers[ReadCall], world: World, member: Member): unknown {
  const request = { world, member, caller: member, params: {}, body: EVERYTHING, language: null, origin: '' };
  try {
    return handler(request as never);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function faultOf(key: ReadCall, reply: unknown): string | null {
  if (reply === null) return null;
  const validator = replyValidators.get(key) ?? Compile((endpoints[key] as Endpoint).reply);
  replyValidators.set(key, validator);
  return validator.Check(reply) ? null : firstError(validator.Errors(reply));
}
