import Type, { type Static } from 'typebox';
import { Nullable, Strict, Text } from 'contracts';
import type { Flags } from '../world/service/flags.ts';
import type { Lookups } from '../world/service/lookups.ts';
import { serviceParts, type ServicePart } from '../world/service/outages.ts';
import { Amount, Some } from './shapes.ts';

/** What a world's service is set to. Texts may be as long and as hostile as a tester likes, within the contract. */

const flags = {
  terminated: Type.Boolean(),
  tokenSeconds: Type.Number({ minimum: 0, maximum: 31_536_000 }),
  forgetsTokens: Type.Boolean(),
  registerOTP: Type.Boolean(),
  otpCode: Nullable(Type.String({ pattern: '^\\d{6}$' })),
  enableChatWidget: Type.Boolean(),
  spinActive: Type.Boolean(),
  inviteActive: Type.Boolean(),
  refundActive: Type.Boolean(),
  edition: Type.Union([Type.Literal('thai'), Type.Literal('laos'), Type.Literal('both')]),
  loginTellsWhich: Type.Boolean(),
  invalidIp: Type.Boolean(),
  requestsPerMinute: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  isManual: Type.Boolean(),
  slipLinks: Type.Boolean(),
  strictSockets: Type.Boolean(),
} satisfies Record<keyof Flags, Type.TSchema>;

export const FlagsShape = Strict(flags);
export const FlagsPlan = Some(FlagsShape);

const Html = Text(20_000);
const Address = Nullable(Text(2000));

const lookups = {
  info: Strict({ name: Text(), website: Text() }),
  contact: Strict({
    contactText: Text(2000),
    lineLink: Address,
    lineName: Nullable(Text()),
    lineQR: Address,
  }),
  notice: Nullable(Html),
  conditions: Type.Array(Html, { maxItems: 100 }),
  agreements: Type.Array(Html, { maxItems: 100 }),
  sources: Type.Array(Strict({ code: Text(64), description: Text() }), { maxItems: 100 }),
} satisfies Record<keyof Lookups, Type.TSchema>;

export const LookupsShape = Strict(lookups);
export const LookupsPlan = Some(LookupsShape);

const Limits = Strict({ min: Amount, max: Amount });
export const LimitsShape = Strict({ THB: Limits, LAK: Limits });
export const LimitsPlan = Some(LimitsShape);

const TimeOfDay = Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' });
export const SlipHoursShape = Strict({
  closedFrom: TimeOfDay,
  closedTo: TimeOfDay,
  validMinutes: Type.Integer({ minimum: 0, maximum: 100_000 }),
});
export const SlipHoursPlan = Some(SlipHoursShape);

const Part = Type.Unsafe<ServicePart>(
  Type.Union(Object.keys(serviceParts).map((part) => Type.Literal(part))),
);
export const FailingShape = Strict({ parts: Type.Array(Part, { uniqueItems: true }) });

export type LimitsReply = Static<typeof LimitsShape>;
