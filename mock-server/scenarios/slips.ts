import { slipReasons } from 'contracts';
import { makeBankTransfer } from '../world/deposits/bank-transfers.ts';
import type { Member, Slip } from '../world/entities.ts';
import { addSlip, decideSlip } from '../world/deposits/slips.ts';
import type { World } from '../world/world.ts';

/** A picture of one dot: a scenario has no need of a real one. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

function slip(world: World, member: Member, baht: number): Slip {
  const { reference } = makeBankTransfer(world, member, { amount: baht });
  return addSlip(world, member, { type: 'image/png', bytes: DOT }, { reference });
}

/** Two genuine slips that were just uploaded. */
export function addSlipsInProgress(world: World, member: Member): void {
  slip(world, member, 250);
  slip(world, member, 400);
}

/** One slip for each reason, one that was credited, and one in progress: the newest. */
export function addSlipsOfEveryKind(world: World, member: Member): void {
  for (const reason of slipReasons) decideSlip(world, slip(world, member, 100), { reason });
  const credited = slip(world, member, 300);
  if (credited.amount !== null) decideSlip(world, credited, { amount: credited.amount });
  slip(world, member, 250);
}
