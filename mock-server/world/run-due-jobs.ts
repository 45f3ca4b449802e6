import { settleSlips } from './deposits/slips.ts';
import { settleWithdrawals } from './money/withdrawals.ts';
import type { World } from './world.ts';

/** What waits for the world's clock: each looks for what has become due and carries it out. */
const settlements: readonly ((world: World, now: number) => void)[] = [settleWithdrawals, settleSlips];

/**
 * Carries out all that has become due. Asked before every call and every verb, so that nobody ever sees a world in
 * which something overdue has not happened.
 */
export function settle(world: World): void {
  const now = world.clock.now();
  for (const carryOut of settlements) carryOut(world, now);
}
