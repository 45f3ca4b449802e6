import Type from 'typebox';
import { IsoTime, Strict } from 'contracts';
import { control } from './endpoint.ts';
import { Moment } from './schemas.ts';

const ClockSchema = Strict({ now: IsoTime, isFrozen: Type.Boolean(), rate: Type.Number() });

const ClockBody = Strict({
  now: Type.Optional(Moment),
  isFrozen: Type.Optional(Type.Boolean()),
  /** World seconds per real second: 60 lets an hour pass in a minute. */
  rate: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000 })),
});

/** At most ten years at a time. */
const AdvanceBody = Strict({ seconds: Type.Number({ exclusiveMinimum: 0, maximum: 315_360_000 }) });

export const clock = {
  'GET /clock': control({ summary: "The world's time", reply: ClockSchema }),
  'PUT /clock': control({
    summary:
      'Sets, freezes or unfreezes it, or changes how fast it runs; set back by more than they take, jobs that wait end, and QRs wait for their time',
    body: ClockBody,
    example: { isFrozen: true },
    reply: ClockSchema,
  }),
  'POST /clock/advance': control({
    summary: 'Moves it forward',
    body: AdvanceBody,
    example: { seconds: 60 },
    reply: ClockSchema,
  }),
};
