import Type from 'typebox';
import { endpoints, Strict, Text, type EndpointKey } from 'contracts';

const common = {
  /** The call it strikes, by its key, or `*` for all. */
  call: Type.Unsafe<EndpointKey | '*'>(
    Type.Union(['*', ...Object.keys(endpoints)].map((key) => Type.Literal(key))),
  ),
  /** How often it strikes; 1 unless told. */
  times: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Literal('always')]),
  ),
  /** Of the calls it could strike it strikes about so many, by the world's own chance; all, unless told. */
  probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
};
/** Longer than any client waits. [9.02] */
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 });
const Status = Type.Integer({ minimum: 400, maximum: 599 });
const Message = Type.String({ minLength: 1, maxLength: 300 });
const Kind = <const K extends string>(kind: K) => Strict({ ...common, kind: Type.Literal(kind) });

export const FaultPlanShape = Type.Union([
  Strict({
    ...common,
    kind: Type.Literal('latency'),
    milliseconds: Milliseconds,
    spread: Type.Optional(Milliseconds),
  }),
  Strict({ ...common, kind: Type.Literal('refuse'), code: Message, status: Type.Optional(Status) }),
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

/** A fault as it stands: `times` counts down. */
export const FaultShape = Strict({
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
