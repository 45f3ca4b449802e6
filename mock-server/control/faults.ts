import Type from 'typebox';
import { endpoints, Strict, Text, type EndpointKey, type ErrorCode } from 'contracts';
import { control } from './endpoint.ts';

const common = {
  call: Type.Unsafe<EndpointKey | '*'>(
    Type.Union(
      ['*', ...Object.keys(endpoints)].map((key) => Type.Literal(key)),
      { description: 'one of GET /qa/api/calls or *' },
    ),
  ),
  /** Once by default. */
  times: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Literal('always')]),
  ),
  /** The share of matching calls it applies to, by the world's random numbers; all by default. */
  probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
};
/** Longer than any client's timeout. [9.02] */
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 });
const Status = Type.Integer({ minimum: 400, maximum: 599 });
const Message = Type.String({ minLength: 1, maxLength: 300 });
const Kind = <const K extends string>(kind: K) => Strict({ ...common, kind: Type.Literal(kind) });

/** Calls of the contract that neither app makes, and the alternative: a fault on one of them would never apply. */
export const UNCALLED: ReadonlyMap<string, string> = new Map([
  ['POST /api/wallet/withdraw', 'they withdraw by POST /api/wallet/withdrawAll'],
  ['GET /api/bonus/check/minimum', 'they ask GET /api/bonus/check/active'],
  ['GET /api/promotion/current', 'they ask GET /api/promotion/find/{code}'],
]);

const FaultBody = Type.Union([
  Strict({
    ...common,
    kind: Type.Literal('latency'),
    milliseconds: Milliseconds,
    spread: Type.Optional(Milliseconds),
  }),
  Strict({
    ...common,
    kind: Type.Literal('refuse'),
    code: Type.Unsafe<ErrorCode>(Message),
    status: Type.Optional(Status),
  }),
  Strict({
    ...common,
    kind: Type.Literal('refuse'),
    message: Message,
    status: Type.Optional(Status),
  }),
  Strict({
    ...common,
    kind: Type.Literal('status'),
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    body: Type.Optional(Text(20_000)),
  }),
  Strict({ ...common, kind: Type.Literal('limit'), retryAfter: Type.Optional(Type.Integer({ minimum: 0 })) }),
  Kind('reset'),
  Kind('hang'),
  Kind('gone'),
  Kind('drop'),
  Kind('empty'),
  Kind('wrong-shape'),
  Kind('half-body'),
]);

/** `times` counts down. */
const FaultSchema = Strict({
  id: Type.Integer(),
  call: Text(),
  kind: Text(),
  times: Type.Union([Type.Integer(), Type.Literal('always')]),
  milliseconds: Type.Optional(Type.Integer()),
  code: Type.Optional(Text(300)),
  status: Type.Optional(Type.Integer()),
  spread: Type.Optional(Type.Integer()),
  probability: Type.Optional(Type.Number()),
  body: Type.Optional(Text(20_000)),
  retryAfter: Type.Optional(Type.Integer()),
});

export const faults = {
  'GET /faults': control({
    summary: 'The faults that still apply, and those that hold calls back',
    reply: Strict({ faults: Type.Array(FaultSchema) }),
  }),
  'POST /faults': control({
    summary: 'Adds a fault',
    body: FaultBody,
    example: { call: 'GET /api/wallet', kind: 'latency', milliseconds: 3000 },
    reply: FaultSchema,
  }),
  'DELETE /faults/{faultId}': control({ summary: 'Removes a fault; calls that it holds go on' }),
  'DELETE /faults': control({ summary: 'Removes all faults' }),
};
