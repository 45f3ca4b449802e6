import Type from 'typebox';
import { ByText, Nullable, OneOf, Strict, Text, TimeOfDay } from 'contracts';
import { control } from './endpoint.ts';
import { Amount, outages, Some } from './schemas.ts';

const FlagsSchema = Strict({
  terminated: Type.Boolean(),
  tokenSeconds: Type.Number({ minimum: 0, maximum: 31_536_000 }),
  forgetsTokens: Type.Boolean(),
  registerOTP: Type.Boolean(),
  otpCode: Nullable(Type.String({ pattern: '^\\d{6}$' })),
  enableChatWidget: Type.Boolean(),
  spinActive: Type.Boolean(),
  inviteActive: Type.Boolean(),
  refundActive: Type.Boolean(),
  edition: OneOf(['thai', 'laos', 'both']),
  loginTellsWhich: Type.Boolean(),
  invalidIp: Type.Boolean(),
  requestsPerMinute: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  isManual: Type.Boolean(),
  slipLinks: Type.Boolean(),
  strictSockets: Type.Boolean(),
});

const Html = Text(20_000);
const Address = Nullable(Text(2000));

/** The calls put the mock's own address before a path of its files. */
const Picture = Type.String({
  maxLength: 2000,
  pattern: '^(?!/files/[\\s\\S]{200})',
  description: 'an address, or a path of fewer than 200 characters below /files/',
});

/** Texts may be long and hostile, as long as the contract allows them. */
const LookupsSchema = Strict({
  info: Strict({ name: Text(), website: Text() }),
  contact: Strict({
    contactText: Text(2000),
    lineLink: Address,
    lineName: Nullable(Text()),
    lineQR: Nullable(Picture),
  }),
  notice: Nullable(Html),
  conditions: Type.Array(Html, { maxItems: 100 }),
  agreements: Type.Array(Html, { maxItems: 100 }),
  sources: Type.Array(Strict({ code: Text(64), description: Text() }), { maxItems: 100 }),
});

/** The app's cookie names the language. [1.19] */
const TranslationSchema = Strict({
  name: Type.Optional(Text()),
  contactText: Type.Optional(Text(2000)),
  notice: Type.Optional(Nullable(Html)),
  conditions: Type.Optional(Type.Array(Html, { maxItems: 100 })),
  agreements: Type.Optional(Type.Array(Html, { maxItems: 100 })),
  sources: Type.Optional(ByText(Text())),
  /** Translations of texts of bonuses, promotions, invite and refund; the key is the text without a language. */
  offers: Type.Optional(ByText(Html, { maxProperties: 500 })),
});

const Limits = Strict({ min: Amount, max: Amount });
const LimitsSchema = Strict({ THB: Limits, LAK: Limits });

const slipHours = (leastMinutes: number) =>
  Strict({
    closedFrom: TimeOfDay,
    closedTo: TimeOfDay,
    validMinutes: Type.Integer({ minimum: leastMinutes, maximum: 100_000 }),
  });
/** Worlds that were saved earlier may have 0, which is no time to show. */
const SlipHoursSchema = slipHours(0);

const OutagesSchema = Strict({
  outages: Type.Array(OneOf(outages), { uniqueItems: true }),
});

export const settings = {
  'GET /flags': control({ summary: 'Switches', reply: FlagsSchema }),
  'PUT /flags': control({
    summary: 'Changes switches',
    body: Some(FlagsSchema),
    example: { registerOTP: false },
    reply: FlagsSchema,
  }),
  'GET /lookups': control({ summary: 'Texts that the lookups answer', reply: LookupsSchema }),
  'PUT /lookups': control({
    summary: 'Changes texts in every language: notice, contact, conditions, agreements, sources, info',
    body: Some(LookupsSchema),
    example: { notice: '<p>Closed on Sunday</p>' },
    reply: LookupsSchema,
  }),
  'GET /lookups/{language}': control({
    summary: 'Texts that the lookups answer instead to readers of th, lo or en',
    reply: TranslationSchema,
  }),
  'PUT /lookups/{language}': control({
    summary: 'Sets the texts of one language; what is left out is as in every language',
    body: TranslationSchema,
    example: { name: 'Rimkhong', notice: '<p>Closed on Sunday</p>' },
    reply: TranslationSchema,
  }),
  'GET /withdraw-limits': control({
    summary: 'Smallest and largest withdrawal by currency',
    reply: LimitsSchema,
  }),
  'PUT /withdraw-limits': control({
    summary: 'Changes the limits of withdrawals',
    body: Some(LimitsSchema),
    example: { THB: { min: 100, max: 50_000 } },
    reply: LimitsSchema,
  }),
  'GET /slip-hours': control({
    summary: 'When no slips are taken, in Bangkok time',
    reply: SlipHoursSchema,
  }),
  'PUT /slip-hours': control({
    summary: 'Changes when no slips are taken; equal times mean never closed',
    body: Some(slipHours(1)),
    example: { closedFrom: '23:00', closedTo: '23:30' },
    reply: SlipHoursSchema,
  }),
  'GET /outages': control({ summary: 'Parts of the service that are out', reply: OutagesSchema }),
  'PUT /outages': control({
    summary: 'Puts exactly these parts out of service, each failing with its own code',
    body: OutagesSchema,
    example: { outages: ['otp-sending'] },
    reply: OutagesSchema,
  }),
  'PUT /outages/{part}': control({
    summary: 'Puts one part out of service or back, and leaves the others',
    body: Strict({ isOut: Type.Boolean() }),
    example: { isOut: true },
    reply: OutagesSchema,
  }),
};
