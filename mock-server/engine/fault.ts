import Type, { type Static, type TProperties } from 'typebox';
import { endpoints, type EndpointKey } from 'contracts';
import { Stored } from './snapshot-kinds.ts';

const common = {
  id: Type.Integer({ minimum: 1 }),
  call: Type.Unsafe<EndpointKey | '*'>(
    Type.Union(['*', ...Object.keys(endpoints)].map((key) => Type.Literal(key))),
  ),
  /** How many more times it applies. At 0, a `hang` stays until it is removed, a `latency` until its last call goes on. */
  times: Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('always')]),
  /** The share of matching calls it applies to, from 0 to 1, by the world's random numbers; all by default. */
  probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
};
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 });
const Status = Type.Integer({ minimum: 200, maximum: 599 });
const kind = <const Kind extends string, const Fields extends TProperties>(kind: Kind, fields: Fields) =>
  Stored({ ...common, kind: Type.Literal(kind), ...fields });

/** Faults that apply before the call has done anything. */
const Before = [
  /** `milliseconds` plus a random part of `spread`. */
  kind('latency', { milliseconds: Milliseconds, spread: Type.Optional(Milliseconds) }),
  kind('refuse', { code: Type.String(), status: Type.Optional(Status) }),
  /** Any status with any body, as an intermediate proxy may answer. */
  kind('status', { status: Status, body: Type.Optional(Type.String()) }),
  /** 429 with Retry-After, in seconds. */
  kind('limit', { retryAfter: Type.Optional(Type.Integer({ minimum: 0 })) }),
  kind('reset', {}),
  kind('hang', {}),
  kind('gone', {}),
] as const;

/** Faults that apply to the answer, after the call has done its work. `drop` loses the whole answer. */
const After = [kind('drop', {}), kind('empty', {}), kind('wrong-shape', {}), kind('half-body', {})] as const;

export const FaultSchema = Type.Union([...Before, ...After]);

/** Applies before the call has done anything. */
export type BeforeFault = Static<(typeof Before)[number]>;
/** Applies to the answer: what the call has done stays done. */
export type AfterFault = Static<(typeof After)[number]>;
/** A planned failure of calls, before their work or of their answer. */
export type Fault = BeforeFault | AfterFault;
export type FaultKind = Fault['kind'];

type WithoutId<F> = F extends unknown ? Omit<F, 'id'> : never;
/** A fault before the world has numbered it. */
export type FaultPlan = WithoutId<Fault>;

const AFTER: ReadonlySet<FaultKind> = new Set(After.map(({ properties }) => properties.kind.const));

export function isAfter(fault: Fault): fault is AfterFault {
  return AFTER.has(fault.kind);
}
