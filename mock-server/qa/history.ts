import type { EndpointKey } from 'contracts';
import type { Ruled, VerbInput } from '../engine/events.ts';
import type { Snapshot } from '../engine/snapshot.ts';
import { MOST_FILE_BYTES } from '../engine/memory.ts';
import { MOST_WORLD_BYTES } from '../engine/stored-files.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { changedFields, saveReads, saveState, type SavedState, snapshotOf } from './saved-state.ts';

/** The state of a world after a call or a verb. */
export interface KeptPoint {
  id: number;
  at: string;
  entryId: number;
  verb: string | null;
  input: VerbInput | null;
  state: SavedState;
  /** Characters that only this and later points hold. */
  bytes: number;
}

/** Points of one world: as many as its journal has entries. */
export const MOST_POINTS = 1000;
/** Characters of a verb's input. */
const LONGEST_INPUT = 20_000;
/** Characters of the points of all worlds: the oldest are dropped first. */
export const MOST_BYTES = 64 * 1024 * 1024;
/** Characters of one point: saving a larger world after each call would make every call slow. */
export const LARGEST_POINT = 8 * 1024 * 1024;
/** Verbs that replace the world: the new world's history begins with their result. */
const MAKES = /^PUT \/(?:scenario|report|snapshot)?$/;

/**
 * Frequent calls that only read: their points share the state of the point before, which costs a fraction of comparing it. A job
 * that becomes due during such a call shows at the next point.
 */
export const READS: readonly EndpointKey[] = [
  'GET /api/wallet',
  'POST /api/statement',
  'POST /api/chat/history',
  'GET /api/lookup/active',
  'GET /api/lookup/info',
  'GET /api/lookup/notice',
];

const reads: ReadonlySet<string | null> = new Set(READS);

/** Neither a call nor a verb. */
const NOTHING = { call: null, ruled: null };

interface HistoryOptions {
  keepsAll?: boolean;
  mostBytes?: number;
}

/** The states of worlds that testers can return to, bounded over all worlds: the oldest go first. */
export class History {
  readonly #worlds: Worlds;
  readonly #mostBytes: number;
  readonly #points = new Map<string, KeptPoint[]>();
  readonly #tooLarge = new Set<string>();
  /** The last state of any world: new worlds resemble each other, and share their values. */
  #newest: SavedState | undefined;
  #bytes = 0;
  #lastId = 0;
  #isRewinding = false;

  constructor(worlds: Worlds, { keepsAll = false, mostBytes = MOST_BYTES }: HistoryOptions = {}) {
    this.#worlds = worlds;
    this.#mostBytes = mostBytes;
    worlds.events.on('changed', (name, call = null, ruled = null) => {
      const world = worlds.peek(name);
      if (world && this.#points.has(name)) this.#keep(world, { call, ruled });
    });
    worlds.events.on('removed', (name, isReplaced) => {
      if (this.#isRewinding) return;
      const isKept = this.#points.has(name);
      this.stop(name);
      if (isReplaced && isKept) this.#points.set(name, []);
    });
    if (!keepsAll) return;
    for (const world of worlds.list()) this.#begin(world);
    worlds.events.on('made', (name) => {
      const world = this.#isRewinding ? undefined : worlds.peek(name);
      if (world) this.#begin(world);
    });
  }

  isKept(name: string): boolean {
    return this.#points.has(name);
  }

  isTooLarge(name: string): boolean {
    return this.#tooLarge.has(name);
  }

  points(name: string): readonly KeptPoint[] {
    return this.#points.get(name) ?? [];
  }

  /** Keeps points from now on. @returns false for a world that is too large; then nothing has changed. */
  start(world: World): boolean {
    const { name } = world;
    const last = this.points(name).at(-1)?.state ?? this.#newest;
    if (saveState(world, last, this.#worlds.snapshots).size > LARGEST_POINT) return false;
    this.#tooLarge.delete(name);
    if (!this.#points.has(name)) this.#points.set(name, []);
    return true;
  }

  stop(name: string): void {
    for (const { bytes } of this.points(name)) this.#bytes -= bytes;
    this.#points.delete(name);
    this.#tooLarge.delete(name);
  }

  snapshot(name: string, id: number): Snapshot | undefined {
    const point = this.points(name).find((one) => one.id === id);
    return point && snapshotOf(point.state, this.#worlds.snapshots);
  }

  difference(name: string, id: number): { field: string; before: unknown; after: unknown }[] {
    const points = this.points(name);
    const index = points.findIndex((one) => one.id === id);
    const [before, after] = [points[index - 1]?.state, points[index]?.state];
    if (!before || !after) return [];
    const [old, now] = [before, after].map((state) => snapshotOf(state, this.#worlds.snapshots).fields);
    return changedFields(before, after).map((field) => ({
      field,
      before: old?.[field],
      after: now?.[field],
    }));
  }

  /** @returns the world at the point, with the journal up to it; undefined if the point is not kept. */
  rewind(world: World, id: number): World | undefined {
    const point = this.points(world.name).find((one) => one.id === id);
    if (!point) return undefined;
    this.#isRewinding = true;
    try {
      const back = this.#worlds.load(world.name, snapshotOf(point.state, this.#worlds.snapshots));
      this.#tooLarge.delete(world.name);
      back.journal.takeOver(world.journal, point.entryId);
      // The same objects as in the points: otherwise each return would keep another copy of the uploads.
      for (const [fileId, file] of point.state.files) back.files.set(fileId, file);
      const points = this.#points.get(world.name) ?? [];
      while ((points.at(-1)?.id ?? 0) > id) this.#bytes -= points.pop()?.bytes ?? 0;
      return back;
    } finally {
      this.#isRewinding = false;
    }
  }

  /** The state before the first call is a point too. */
  #begin(world: World): void {
    this.#points.set(world.name, []);
    this.#keep(world);
  }

  #keep(world: World, { call, ruled }: { call: string | null; ruled: Ruled | null } = NOTHING): void {
    const { name } = world;
    const verb = ruled?.verb ?? null;
    // Rewinding to a point adds no point.
    if (this.#tooLarge.has(name) || verb?.startsWith('POST /history/')) return;
    const points = this.#points.get(name) ?? [];
    if (verb !== null && MAKES.test(verb)) while (points.length > 0) this.#dropOldest(points);
    const entryId = world.journal.lastId;
    const last = points.at(-1)?.state;
    const { snapshots } = this.#worlds;
    const state =
      reads.has(call) && last
        ? saveReads(world, last, snapshots)
        : saveState(world, last ?? this.#newest, snapshots);
    if (state.size > LARGEST_POINT) return void this.#tooLarge.add(name);
    // A verb that was refused is none of the world's past, unless something became due meanwhile.
    const isRequest = call !== null || verb !== null || entryId !== points.at(-1)?.entryId;
    if (!isRequest && last && !hasChanged(last, state)) return;
    this.#newest = state;
    this.#lastId += 1;
    const bytes = points.length === 0 ? state.size : state.newSize;
    const input = ruled && boundedInput(ruled);
    points.push({ id: this.#lastId, at: world.clock.iso(), entryId, verb, input, state, bytes });
    this.#bytes += bytes;
    if (points.length > MOST_POINTS) this.#dropOldest(points);
    // A call adds one upload at most, so the number stays or falls only if one was deleted.
    if (last && last.files !== state.files && last.files.size >= state.files.size) this.#trimDeleted(points);
    this.#trim();
  }

  /** Points keep what their worlds deleted, up to as many bytes as a world, and all worlds, may themselves keep. */
  #trimDeleted(points: KeptPoint[]): void {
    const others = [...this.#points.values()].filter((one) => one !== points);
    const room = MOST_FILE_BYTES - others.reduce((sum, one) => sum + deletedBytes(one), 0);
    while (deletedBytes(points) > Math.min(MOST_WORLD_BYTES, room)) this.#dropOldest(points);
  }

  #trim(): void {
    while (this.#bytes > this.#mostBytes) {
      const [first, ...others] = [...this.#points.values()].filter(({ length }) => length > 0);
      if (!first) return;
      const age = ([oldest]: KeptPoint[]) => oldest?.id ?? 0;
      this.#dropOldest(others.reduce((one, other) => (age(other) < age(one) ? other : one), first));
    }
  }

  /** The next point is then charged for what the two shared. */
  #dropOldest(points: KeptPoint[]): void {
    const oldest = points.shift();
    const [next] = points;
    this.#bytes -= oldest?.bytes ?? 0;
    if (!next) return;
    this.#bytes += next.state.size - next.bytes;
    next.bytes = next.state.size;
  }
}

/** Whether more than the time has. */
function hasChanged(before: SavedState, after: SavedState): boolean {
  return changedFields(before, after).some((field) => field !== 'clock');
}

/** Of uploads that the world no longer has. */
function deletedBytes(points: readonly KeptPoint[]): number {
  const uploads = new Set(points.map(({ state }) => state.files));
  const files = new Set([...uploads].flatMap((one) => [...one.values()]));
  for (const file of points.at(-1)?.state.files.values() ?? []) files.delete(file);
  return [...files].reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function boundedInput({ params, body }: Ruled): VerbInput | null {
  const json = JSON.stringify({ params, body });
  // A copy: the world may keep parts of the body, and change them.
  return json.length > LONGEST_INPUT ? null : (JSON.parse(json) as VerbInput);
}
