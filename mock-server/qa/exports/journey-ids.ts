import { createWorldEvents } from '../../engine/events.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { quoted } from './journey-lines.ts';

/** Ids are random, so the journey finds the item by its position in the same list. */
const LISTS: Record<string, { verb: string; list: string; id: string; ids: (world: World) => string[] }> = {
  qrcodeId: {
    verb: 'GET /qrs',
    list: 'qrs',
    id: 'qrcodeId',
    ids: ({ qrs }) => [...qrs.values()].map(({ id }) => id).reverse(),
  },
  slipId: { verb: 'GET /slips', list: 'slips', id: 'id', ids: ({ slips }) => [...slips.keys()] },
  reference: {
    verb: 'GET /withdrawals',
    list: 'withdrawals',
    id: 'reference',
    ids: ({ withdrawals }) => [...withdrawals.keys()],
  },
  couponId: { verb: 'GET /coupons', list: 'coupons', id: 'id', ids: ({ coupons }) => [...coupons.keys()] },
};

/** An id of the world as code, or null if no list has it. @param name the name of the parameter that it is given as */
export function foundId(worlds: Worlds, before: () => Snapshot, name: string, value: unknown): string | null {
  const known = LISTS[name];
  if (!known || typeof value !== 'string') return null;
  const index = known.ids(scratchWorld(worlds, before())).indexOf(value);
  if (index < 0) return null;
  return `(await world.call(${quoted(known.verb)})).${known.list}[${index}]!.${known.id}`;
}

/** The base clock for loading a snapshot; the world is then set to its own time. */
const STANDING = { now: () => Date.UTC(2000, 0) };

/** A world from a snapshot that no call can reach; its time stands still. */
export function scratchWorld(worlds: Worlds, snapshot: Snapshot): World {
  return worlds.snapshots.load(snapshot, 'scratch', { clock: STANDING, events: createWorldEvents() });
}
