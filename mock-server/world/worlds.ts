import type { Clock } from '../engine/clock.ts';
import type { Scenarios } from '../engine/scenario.ts';
import { WorldStore } from '../engine/world-store.ts';
import { createWorld, worldSnapshots, type World } from './world.ts';

/** The worlds of one mock. */
export type Worlds = WorldStore<World>;

/** @param clock the time that worlds run by, and that decides which are idle. */
export function createWorlds(clock: Clock, scenarios: Scenarios<World>): Worlds {
  return new WorldStore(clock, { create: createWorld, scenarios, snapshots: worldSnapshots });
}
