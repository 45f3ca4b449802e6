import Type from 'typebox';
import { IsoTime, Nullable, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { Digits } from './schemas.ts';

export const JournalEntrySchema = Strict({
  id: Type.Integer(),
  at: IsoTime,
  call: Nullable(Text()),
  method: Text(),
  path: Text(500),
  status: Nullable(Type.Integer()),
  code: Nullable(Text(300)),
  memberId: Nullable(Text()),
  milliseconds: Type.Number(),
  fault: Nullable(Text()),
  /** Contract violations by the mock itself; empty if there are none. */
  serverViolations: Type.Array(Text(1000)),
  clientViolation: Nullable(Text(1000)),
  movements: Type.Array(
    Strict({
      from: Type.Array(Text()),
      to: Type.Array(Text()),
      amount: Type.Number({ description: 'in satang, unlike that of GET /ledger: 1000 are 10 baht' }),
      reference: Nullable(Text()),
    }),
  ),
  body: Type.Unknown(),
  answer: Type.Unknown(),
});
const JournalReply = Strict({ entries: Type.Array(JournalEntrySchema) });

const text = {
  call: Type.Optional(Text()),
  code: Type.Optional(Text(300)),
  member: Type.Optional({ ...Text(), description: 'the id or the phone of a member' }),
  /** Part of the path, case-insensitive. */
  text: Type.Optional(Text()),
};
const query = {
  ...text,
  status: Type.Optional(Digits),
  serverViolations: Type.Optional(Type.Literal('true')),
  clientViolations: Type.Optional(Type.Literal('true')),
  /** Only entries with a greater id. */
  after: Type.Optional(Digits),
};
const FilterQuery = Strict(query);
const ListQuery = Strict({ ...query, limit: Type.Optional(Digits) });

const WaitBody = Strict({
  ...text,
  status: Type.Optional(Type.Integer()),
  serverViolations: Type.Optional(Type.Boolean()),
  clientViolations: Type.Optional(Type.Boolean()),
  after: Type.Optional(Type.Integer()),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  timeoutSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 120 })),
});

export const journal = {
  'GET /journal': control({
    isCopy: true,
    summary: 'What happened, oldest first; with a limit, the newest so many',
    query: ListQuery,
    reply: JournalReply,
  }),
  'GET /journal/count': control({
    isCopy: true,
    summary: 'How many entries match',
    query: FilterQuery,
    reply: Strict({ count: Type.Integer() }),
  }),
  'POST /journal/wait': control({
    summary: 'Answers once so many entries match',
    body: WaitBody,
    example: { call: 'GET /api/wallet', timeoutSeconds: 1 },
    reply: JournalReply,
  }),
  'GET /journal/{entryId}/curl': control({
    isCopy: true,
    summary: 'One request as a line for a shell; TOKEN is yours to fill in',
    file: 'text/plain; charset=utf-8',
  }),
  'GET /journal.har': control({
    isCopy: true,
    summary: 'The journal as an HTTP archive, for the tools of a browser',
    query: FilterQuery,
    reply: Type.Object({}),
  }),
  'DELETE /journal': control({ summary: 'Empties the journal' }),
};
