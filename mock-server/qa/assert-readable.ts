import { endpoints, type Endpoint, type EndpointKey } from 'contracts';
import { addressOf, type ControlEndpoint } from '../control/endpoint.ts';
import { verbs, type Verb } from '../control/table.ts';
import type { Handlers as CallHandlers } from '../http/route.ts';
import { compiled } from '../http/input/compiled.ts';
import { firstError } from '../http/input/strict-validator.ts';
import type { Member } from '../world/members/members.ts';
import { languages } from '../world/service/lookup-texts.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { World } from '../world/world.ts';
import type { ControlRequest, Handler, Mock } from './handler.ts';
import { handlers } from './handlers/index.ts';
import { replyChecker } from './mount-control.ts';
import { VerbRefusal } from './verb-refusal.ts';

/** Reads of what a snapshot does not hold, or of all of it. */
const LEFT_OUT: ReadonlySet<Verb> = new Set<Verb>([
  'GET /',
  'GET /snapshot',
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
      !addressOf(key, endpoint)
        .path.replaceAll(/\{(?:world|language|phone)\}/g, '')
        .includes('{') &&
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

/**
 * Refuses a loaded world of which a verb or a call could not answer a part: a snapshot may hold larger values than the control API
 * sets.
 * @throws VerbRefusal BAD_INPUT
 */
export function assertReadable(mock: Pick<Mock, 'worlds' | 'apps'>, calls: CallHandlers, world: World): void {
  const members = [...world.members.values()];
  const input = { ...mock, world, name: world.name, query: {}, body: null, origin: '' };
  for (const { key, findFault } of reads) {
    for (const language of key.includes('{language}') ? languages : ['']) {
      for (const member of key.includes('{phone}') ? members : [null]) {
        const request = { ...input, member, params: { language, phone: member?.phone } };
        assertAnswers(key, () =>
          findFault((handlers[key] as Handler<Verb>)(request as unknown as ControlRequest<Verb>)),
        );
      }
    }
  }
  for (const member of members)
    for (const key of CALLS) assertAnswers(key, () => faultOf(key, replyOf(calls[key], world, member)));
}

/** @throws VerbRefusal BAD_INPUT if a verb or a call throws, or answers something else than its schema says */
function assertAnswers(key: Verb | ReadCall, answer: () => string | null): void {
  let fault: string | null;
  try {
    fault = answer();
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  if (fault !== null) throw new VerbRefusal('BAD_INPUT', `snapshot: ${key} could not answer it: ${fault}`);
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
  const validator = compiled((endpoints[key] as Endpoint).reply);
  return validator.Check(reply) ? null : firstError(validator.Errors(reply));
}
