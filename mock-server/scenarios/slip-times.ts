import { timeOfDay } from '../world/service/service-time.ts';
import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

const HOUR_MS = 60 * 60 * 1000;

export const slipsAtAnyHour: Scenario = {
  name: 'slips are taken at any hour',
  description: 'Somchai alone with 1,000.00; there is no time of the day without slips',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    Object.assign(world.slipHours, { closedFrom: '00:00', closedTo: '00:00' });
  },
};

export const slipsNotNow: Scenario = {
  name: 'slips are not taken now',
  description: 'Somchai alone with 1,000.00; the time without slips is from an hour ago until in an hour',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    const now = world.clock.now();
    const hours = { closedFrom: timeOfDay(now - HOUR_MS), closedTo: timeOfDay(now + HOUR_MS) };
    Object.assign(world.slipHours, hours);
  },
};
