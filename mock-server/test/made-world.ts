import type { World } from '../world/world.ts';
import { createWorlds } from '../world/worlds.ts';
import { scenarios } from '../scenarios/index.ts';

export const NOON = Date.UTC(2026, 10, 20, 12);

/** A world of a scenario, its clock frozen at NOON until the test advances it. */
export function madeWorld(scenario = 'demo'): World {
  return createWorlds({ now: () => NOON }, scenarios).reset('test', { scenario, frozenAt: NOON });
}

/** The member of a scenario with one. @throws Error if it has none or several */
export function onlyMember(world: World) {
  const [member] = world.members.values();
  if (!member || world.members.size !== 1) throw new Error(`members: expected 1, got ${world.members.size}`);
  return member;
}
