import type { World } from '../world/world.ts';
import { createWorlds } from '../world/worlds.ts';
import { scenarios } from '../scenarios/index.ts';

export const NOON = Date.UTC(2026, 10, 20, 12);

/** A world of a scenario, its clock standing at NOON until the test moves it. */
export function madeWorld(scenario = 'demo'): World {
  return createWorlds({ now: () => NOON }, scenarios).reset('test', { scenario, frozenAt: NOON });
}

/** The only member of a scenario that has one. */
export function onlyMember(world: World) {
  const [member] = world.members.values();
  if (!member || world.members.size !== 1) throw new Error('this world has not exactly one member');
  return member;
}
