import { endpoints } from 'contracts';
import type { Body } from '../../control/index.ts';
import type { journal as verbs } from '../../control/journal.ts';
import type { JournalFilter } from '../../engine/journal.ts';
import { nearest } from '../../http/input/nearest.ts';
import type { Handlers } from '../handler.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { asCurl, asHar } from '../exports/journal-export.ts';

export const journalHandlers: Handlers<keyof typeof verbs> = {
  'GET /journal': ({ world, query: { limit, ...query } }) => {
    const entries = world.journal.find(filterOf(fromQuery(query)));
    const shown = limit === undefined ? entries : entries.slice(Math.max(0, entries.length - Number(limit)));
    return { entries: shown };
  },
  'GET /journal/count': ({ world, query }) => ({ count: world.journal.count(filterOf(fromQuery(query))) }),
  'POST /journal/wait': async ({ world, body: { count = 1, timeoutSeconds = 10, ...filter } }) => {
    const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
    const entries = await world.journal.waitFor(filterOf(filter), count, signal);
    if (!entries)
      throw new VerbRefusal('TIMEOUT', `fewer than ${count} such entries within ${timeoutSeconds} s`);
    return { entries };
  },
  'GET /journal/{entryId}/curl': ({ world, params, origin }) => {
    const entry = world.journal.entry(Number(params.entryId), { isWhole: true });
    if (!entry) throw new VerbRefusal('NOT_FOUND', `the journal has no entry ${params.entryId}`);
    const isComplete = entry.method === 'GET' || world.journal.hasBodies(entry.id);
    const note = isComplete ? '' : '# The journal no longer has the body of this request.\n';
    return { content: `${note}${asCurl(entry, { origin, world: world.name })}\n` };
  },
  'GET /journal.har': ({ world, query, origin }) =>
    asHar(world.journal.find(filterOf(fromQuery(query)), { isWhole: true }), origin),
  'DELETE /journal': ({ world }) => world.journal.clear(),
};

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

/** @throws VerbRefusal BAD_INPUT for an unknown call, whose count would always be 0. */
function filterOf({ serverViolations = false, clientViolations = false, ...same }: Filter): JournalFilter {
  if (same.call !== undefined && !Object.hasOwn(endpoints, same.call)) {
    const such = nearest(same.call, Object.keys(endpoints));
    throw new VerbRefusal(
      'BAD_INPUT',
      `/call must be one of GET /qa/api/calls, such as ${such}, and is "${same.call}"`,
    );
  }
  return { ...same, serverViolations, clientViolations };
}
