import { decideDueSlips } from './deposits/slips.ts';
import { endDueWithdrawals } from './wallet/withdrawals.ts';
import type { World } from './world.ts';

/** Everything that waits for the world's clock. */
const jobs: readonly ((world: World, now: number) => void)[] = [endDueWithdrawals, decideDueSlips];

/**
 * Runs the jobs that have become due. Runs before every call and every verb, so that nobody ever sees a world in which
 * something overdue has not happened.
 */
export function runDueJobs(world: World): void {
  const now = world.clock.now();
  for (const run of jobs) run(world, now);
}
