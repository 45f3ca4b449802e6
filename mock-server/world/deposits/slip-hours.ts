import Type, { type Static } from 'typebox';
import { TimeOfDay } from 'contracts';
import { SLIP_VALID_MINUTES } from 'contracts/rules';
import type { Clock } from '../../engine/clock.ts';
import type { Slice } from '../../engine/slice.ts';
import { recordOf, Stored } from '../../engine/snapshot-kinds.ts';
import { timeOfDay } from '../service/service-time.ts';

const SlipHoursSchema = Stored({
  closedFrom: TimeOfDay,
  closedTo: TimeOfDay,
  /** How long after its transfer a slip is valid. [9.37] */
  validMinutes: Type.Number({ minimum: 0 }),
});
export type SlipHours = Static<typeof SlipHoursSchema>;

export interface SlipHoursState {
  readonly slipHours: SlipHours;
}

/** The daily time without slips; the spec gives no hours, so it is around the banks' midnight. [9.38] */
const SLIP_HOURS: Readonly<SlipHours> = {
  closedFrom: '23:30',
  closedTo: '00:30',
  validMinutes: SLIP_VALID_MINUTES,
};

export const slipHoursSlice: Slice<SlipHoursState> = {
  create: () => ({ slipHours: { ...SLIP_HOURS } }),
  kinds: { slipHours: recordOf(SlipHoursSchema) },
};

/** Whether slips are accepted now. Equal times mean always. */
export function slipsAreOpen(world: SlipHoursState & { clock: Clock }): boolean {
  const { closedFrom, closedTo } = world.slipHours;
  const now = timeOfDay(world.clock.now());
  return closedFrom <= closedTo ? now < closedFrom || now >= closedTo : now < closedFrom && now >= closedTo;
}
