import { decideDueSlips } from './deposits/slips.ts';
import { endDueWithdrawals } from './wallet/withdrawals.ts';
import { NotKept } from '../engine/events.ts';
import type { World } from './world.ts';

/** Each returns whether anything was due. */
const jobs: readonly ((world: World, now: number) => boolean)[] = [endDueWithdrawals, decideDueSlips];

/**
 * Runs the jobs that are due. Every call and every verb does so first, so that none sees a world with overdue jobs.
 * @returns whether any was due
 */
export function runDueJobs(world: World): boolean {
  const now = world.clock.now();
  return jobs.map((run) => run(world, now)).includes(true);
}

/**
 * The same for what only reads, and so reports no change of its own: what it shows is stored before the answer, also if that
 * failed before.
 * @throws NotKept
 */
export function runAndReportDueJobs(world: World): void {
  if (runDueJobs(world) || world.isUnstored) world.events.emit('changed', world.name);
}

/** The same for the journal, which names the calls that failed, and for copies: a tester needs both while nothing can be stored. */
export function runDueJobsForCopy(world: World): void {
  try {
    runAndReportDueJobs(world);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
}
