import { SLIP_VALID_MINUTES } from 'contracts/rules';
import { timeOfDay } from '../service/service-time.ts';
import type { Clock } from '../../engine/clock.ts';

/** Times of day in the service's zone, `HH:mm`. */
export interface SlipHours {
  closedFrom: string;
  closedTo: string;
  /** For how long after its transfer a slip is good. [9.37] */
  validMinutes: number;
}

/** The daily time in which no slips are taken; the spec says there is one and not when: around the banks' midnight. [9.38] */
export const SLIP_HOURS: Readonly<SlipHours> = {
  closedFrom: '23:30',
  closedTo: '00:30',
  validMinutes: SLIP_VALID_MINUTES,
};

/** Whether slips are taken now. Equal times mean that they always are. */
export function slipsAreOpen(world: { slipHours: SlipHours; clock: Clock }): boolean {
  const { closedFrom, closedTo } = world.slipHours;
  const now = timeOfDay(world.clock.now());
  return closedFrom <= closedTo ? now < closedFrom || now >= closedTo : now < closedFrom && now >= closedTo;
}
