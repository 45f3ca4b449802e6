import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Strict, Text } from 'contracts';
import type { JournalFilter } from '../engine/journal.ts';
import { asCurl, asHar } from './journal-export.ts';
import { Problem } from './problem.ts';
import { EntryShape, Nothing, WorldName } from './shapes.ts';
import { typed, worldNamed, type QaOptions } from './typed.ts';
import { entryView } from './views.ts';

const tags = ['journal'];
const params = Strict({ world: WorldName });
const Digits = Type.String({ pattern: '^\\d{1,9}$' });

/** A query is text, and stays text: nothing here is coerced before it has been checked. */
const Query = {
  call: Type.Optional(Text()),
  status: Type.Optional(Digits),
  code: Type.Optional(Text(300)),
  member: Type.Optional(Text()),
  breaches: Type.Optional(Type.Literal('true')),
  outside: Type.Optional(Type.Literal('true')),
  text: Type.Optional(Text()),
  after: Type.Optional(Digits),
};
const ListQuery = Strict({ ...Query, limit: Type.Optional(Digits) });
const CountQuery = Strict(Query);

const WaitPlan = Strict({
  call: Query.call,
  status: Type.Optional(Type.Integer()),
  code: Query.code,
  member: Query.member,
  breaches: Type.Optional(Type.Boolean()),
  outside: Type.Optional(Type.Boolean()),
  text: Query.text,
  after: Type.Optional(Type.Integer()),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  timeoutSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 120 })),
});

const Entries = Strict({ entries: Type.Array(EntryShape) });

export async function journalRoutes(plain: FastifyInstance, { worlds }: QaOptions): Promise<void> {
  const app = typed(plain);

  app.get(
    '/worlds/:world/journal',
    {
      schema: {
        tags,
        summary: 'What happened, oldest first; with a limit, the newest so many',
        params,
        querystring: ListQuery,
        response: { 200: Entries },
      },
    },
    async ({ params: { world }, query: { limit, ...query } }) => {
      const entries = worldNamed(worlds, world).journal.find(filterOf(query)).map(entryView);
      return {
        entries: limit === undefined ? entries : entries.slice(Math.max(0, entries.length - Number(limit))),
      };
    },
  );

  app.get(
    '/worlds/:world/journal/count',
    {
      schema: {
        tags,
        summary: 'How many entries fit',
        params,
        querystring: CountQuery,
        response: { 200: Strict({ count: Type.Integer() }) },
      },
    },
    async ({ params: { world }, query }) => ({
      count: worldNamed(worlds, world).journal.count(filterOf(query)),
    }),
  );

  app.post(
    '/worlds/:world/journal/wait',
    {
      schema: {
        tags,
        summary: 'Answers once so many entries fit',
        params,
        body: WaitPlan,
        response: { 200: Entries },
      },
    },
    async ({ params: { world }, body: { count = 1, timeoutSeconds = 10, ...filter } }) => {
      const signal = AbortSignal.timeout(timeoutSeconds * 1000);
      const entries = await worldNamed(worlds, world).journal.waitFor(violationsOf(filter), count, signal);
      if (!entries) throw new Problem(408, `fewer than ${count} such entries within ${timeoutSeconds} s`);
      return { entries: entries.map(entryView) };
    },
  );

  app.get(
    '/worlds/:world/journal/:id/curl',
    {
      schema: {
        tags,
        summary: 'One request as a line for a shell; TOKEN is yours to fill in',
        params: Strict({ world: WorldName, id: Digits }),
      },
    },
    async (request, reply) => {
      const { world, id } = request.params;
      const entry = worldNamed(worlds, world).journal.entry(Number(id));
      if (!entry) throw new Problem(404, `the journal has no entry ${id}`);
      return reply
        .type('text/plain; charset=utf-8')
        .send(`${asCurl(entry, { origin: originOf(request), world })}\n`);
    },
  );

  app.get(
    '/worlds/:world/journal.har',
    {
      schema: {
        tags,
        summary: 'The journal as an HTTP archive, for the tools of a browser',
        params,
        querystring: CountQuery,
      },
    },
    async (request) => {
      const entries = worldNamed(worlds, request.params.world).journal.find(filterOf(request.query));
      return asHar(entries, originOf(request));
    },
  );

  app.delete(
    '/worlds/:world/journal',
    { schema: { tags, summary: 'Empties it', params, response: { 204: Nothing } } },
    async ({ params: { world } }, reply) => {
      worldNamed(worlds, world).journal.clear();
      return reply.code(204).send(null);
    },
  );
}

type WaitFilter = Omit<Static<typeof WaitPlan>, 'count' | 'timeoutSeconds'>;

function filterOf({ status, after, breaches, outside, ...same }: Static<typeof CountQuery>): JournalFilter {
  return {
    ...same,
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(after === undefined ? {} : { after: Number(after) }),
    ...violationsOf({ breaches: breaches !== undefined, outside: outside !== undefined }),
  };
}

function violationsOf({ breaches = false, outside = false, ...same }: WaitFilter): JournalFilter {
  return { ...same, serverViolations: breaches, clientViolations: outside };
}

/** Under which the asker reached the mock. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
