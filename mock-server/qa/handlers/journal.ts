import { type Endpoint, type EndpointKey, endpoints } from 'contracts';
import type { Body } from '../../control/index.ts';
import type { journal as verbs } from '../../control/journal.ts';
import type { JournalFilter } from '../../engine/journal.ts';
import { hadNoRoom, isNoJson } from '../../engine/journal-entry.ts';
import { nearest } from '../../http/input/nearest.ts';
import { memberByPhone } from '../../world/members/members.ts';
import type { World } from '../../world/world.ts';
import { type Handlers, memberNamed, noWorld } from '../handler.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { asCurl, asHar } from '../exports/journal-export.ts';

export const journalHandlers: Handlers<keyof typeof verbs> = {
  'GET /journal': ({ world, query: { limit, ...query } }) => {
    const entries = world.journal.find(filterOf(world, fromQuery(query)));
    const shown = limit === undefined ? entries : entries.slice(Math.max(0, entries.length - Number(limit)));
    return { entries: shown };
  },
  'GET /journal/count': ({ world, query }) => ({
    count: world.journal.count(filterOf(world, fromQuery(query))),
  }),
  'POST /journal/wait': async ({ worlds, world, body: { count = 1, timeoutSeconds = 10, ...filter } }) => {
    const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
    const entries = await world.journal.waitFor(filterOf(world, filter), count, signal);
    if (entries) return { entries };
    const now = worlds.peek(world.name);
    if (!now) throw noWorld(world.name);
    if (now !== world) throw new VerbRefusal('CONFLICT', 'the world was made again meanwhile');
    throw new VerbRefusal('TIMEOUT', `fewer than ${count} such entries within ${timeoutSeconds} s`);
  },
  'GET /journal/{entryId}/curl': ({ world, params, origin }) => {
    const entry = world.journal.entry(Number(params.entryId), { isWhole: true });
    if (!entry) throw new VerbRefusal('NOT_FOUND', `the journal has no entry ${params.entryId}`);
    const isRead = !hadNoRoom(entry) || !takesBody(entry.call);
    const raw = world.journal.rawBody(entry.id);
    const isKept = world.journal.hasBodies(entry.id) && (raw !== null || !isNoJson(entry.body));
    const isComplete = entry.method === 'GET' || (isRead && isKept);
    const note = isComplete ? '' : '# The journal does not have the body of this request.\n';
    return { content: `${note}${asCurl(entry, { origin, world: world.name, raw })}\n` };
  },
  'GET /journal.har': ({ world, query, origin }) =>
    asHar(world.journal.find(filterOf(world, fromQuery(query)), { isWhole: true }), origin),
  'DELETE /journal': ({ world }) => world.journal.clear(),
};

function takesBody(call: string | null): boolean {
  const endpoint: Endpoint | undefined = call === null ? undefined : endpoints[call as EndpointKey];
  return endpoint?.body !== undefined || endpoint?.upload !== undefined;
}

type Filter = Omit<Body<'POST /journal/wait'>, 'count' | 'timeoutSeconds'>;
type Query = Parameters<(typeof journalHandlers)['GET /journal/count']>[0]['query'];

function fromQuery({ status, after, serverViolations, clientViolations, ...same }: Query): Filter {
  return {
    ...same,
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(after === undefined ? {} : { after: Number(after) }),
    ...(serverViolations === undefined ? {} : { serverViolations: true }),
    ...(clientViolations === undefined ? {} : { clientViolations: true }),
  };
}

/** @throws VerbRefusal BAD_INPUT for an unknown call, NOT_FOUND for an unknown phone: their count would always be 0. */
function filterOf(
  world: World,
  { serverViolations = false, clientViolations = false, member, ...same }: Filter,
): JournalFilter {
  if (same.call !== undefined && !Object.hasOwn(endpoints, same.call)) {
    const such = nearest(same.call, Object.keys(endpoints));
    throw new VerbRefusal(
      'BAD_INPUT',
      `/call must be one of GET /qa/api/calls, such as ${such}, and is "${same.call}"`,
    );
  }
  return {
    ...same,
    serverViolations,
    clientViolations,
    ...(member === undefined ? {} : { member: idOf(world, member) }),
  };
}

/** An id may also be that of a member who is gone. A text that begins with 0 is a phone. */
function idOf(world: World, member: string): string {
  if (world.members.has(member)) return member;
  return member.startsWith('0')
    ? memberNamed(world, member).id
    : (memberByPhone(world, member)?.id ?? member);
}
