import type { Clock } from '../engine/clock.ts';
import type { Scenarios } from '../engine/scenario.ts';
import type { WorldOptions } from '../engine/world-base.ts';
import { WorldStore } from '../engine/world-store.ts';
import type { Flags } from './service/flags.ts';
import { createWorld, worldSnapshots, type World } from './world.ts';

export type Worlds = WorldStore<World>;

/**
 * @param clock the base of the worlds' clocks; also decides which worlds are idle.
 * @param options.edition of new worlds, unless their scenario sets another. [1.20]
 * @param options.heapShare the share of the heap in use; of this process by default.
 */
export function createWorlds(
  clock: Clock,
  scenarios: Scenarios<World>,
  { edition = 'both', heapShare }: { edition?: Flags['edition']; heapShare?: () => number } = {},
): Worlds {
  const create = (options: WorldOptions) => {
    const world = createWorld(options);
    world.flags.edition = edition;
    return world;
  };
  return new WorldStore(clock, { create, scenarios, snapshots: worldSnapshots, heapShare });
}
