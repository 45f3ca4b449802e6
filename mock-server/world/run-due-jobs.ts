import { decideDueSlips } from './deposits/slips.ts';
import { endDueWithdrawals } from './wallet/withdrawals.ts';
import type { World } from './world.ts';

const jobs: readonly ((world: World, now: number) => void)[] = [endDueWithdrawals, decideDueSlips];

/** Runs the jobs that are due. Every call and every verb does so first, so that none sees a world with overdue jobs. */
export function runDueJobs(world: World): void {
  const now = world.clock.now();
  for (const run of jobs) run(world, now);
}
