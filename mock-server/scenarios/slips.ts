import { slipReasons } from 'contracts';
import { HOUR_MS } from '../engine/clock.ts';
import type { Scenario } from '../engine/scenario.ts';
import { makeBankTransfer } from '../world/deposits/bank-transfers.ts';
import { addSlip, decideSlip, type Slip } from '../world/deposits/slips.ts';
import type { Member } from '../world/members/members.ts';
import { timeOfDay } from '../world/service/service-time.ts';
import type { World } from '../world/world.ts';
import { memberWithMoney } from './members.ts';

/** A picture of one pixel: scenarios need no real one. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

function slip(world: World, member: Member, baht: number): Slip {
  const { reference } = makeBankTransfer(world, member, { amount: baht });
  return addSlip(world, member, { type: 'image/png', bytes: DOT }, { reference });
}

export function addSlipsInProgress(world: World, member: Member): void {
  slip(world, member, 250);
  slip(world, member, 400);
}

function addSlipsOfEveryKind(world: World, member: Member): void {
  for (const reason of slipReasons) decideSlip(world, slip(world, member, 100), { reason });
  const credited = slip(world, member, 300);
  if (credited.amount !== null) decideSlip(world, credited, { amount: credited.amount });
  slip(world, member, 250);
}

const memberWithTwoSlips: Scenario<World> = {
  name: 'a member with two slips in progress',
  description:
    'Somchai alone: 1,000.00, and two slips just uploaded, of 250.00 and 400.00, that are credited in half a minute',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) addSlipsInProgress(world, member);
  },
};

const memberWithEverySlip: Scenario<World> = {
  name: 'a member with slips of every kind',
  description: 'Somchai alone: one slip in progress, one credited, and one for each of the eleven reasons',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) addSlipsOfEveryKind(world, member);
  },
};

const memberWithUnlinkedSlips: Scenario<World> = {
  name: 'a member whose slips are asked for by reference',
  description: 'Somchai alone with slips of every kind, none of which has the address of its picture',
  prepare: (world) => {
    memberWithEverySlip.prepare(world);
    world.flags.slipLinks = false;
  },
};

const slipsAtAnyHour: Scenario<World> = {
  name: 'slips are taken at any hour',
  description: 'Somchai alone with 1,000.00; there is no time of the day without slips',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    Object.assign(world.slipHours, { closedFrom: '00:00', closedTo: '00:00' });
  },
};

const slipsNotNow: Scenario<World> = {
  name: 'slips are not taken now',
  description: 'Somchai alone with 1,000.00; the time without slips is from an hour ago until in an hour',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    const now = world.clock.now();
    const hours = { closedFrom: timeOfDay(now - HOUR_MS), closedTo: timeOfDay(now + HOUR_MS) };
    Object.assign(world.slipHours, hours);
  },
};

export const slipScenarios = [
  memberWithTwoSlips,
  memberWithEverySlip,
  memberWithUnlinkedSlips,
  slipsAtAnyHour,
  slipsNotNow,
];
