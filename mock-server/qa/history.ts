import type { VerbInput } from '../engine/events.ts';
import type { Snapshot } from '../engine/snapshot.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

/** The state of a world after a call or a verb: each field as JSON, shared with the point before where it is the same. */
export interface KeptPoint {
  id: number;
  at: string;
  entryId: number;
  verb: string | null;
  input: VerbInput | null;
  head: Omit<Snapshot, 'fields'>;
  fields: ReadonlyMap<string, string>;
  /** Of the fields that differ from the point before. */
  bytes: number;
}

/** Points of one world, and bytes of the points of all: the oldest are dropped first. */
const MOST_POINTS = 300;
/** Letters of what a verb was given. */
const LONGEST_INPUT = 20_000;
export const MOST_BYTES = 64 * 1024 * 1024;

/** The past of worlds that somebody wants to return to. A world that nobody asked to keep costs nothing. */
export class History {
  readonly #worlds: Worlds;
  readonly #points = new Map<string, KeptPoint[]>();
  #lastId = 0;
  #ruled: { verb: string; input: VerbInput | null } | null = null;
  #isRewinding = false;

  constructor(worlds: Worlds) {
    this.#worlds = worlds;
    worlds.events.on('ruled', (_name, verb, input) => (this.#ruled = { verb, input: boundedInput(input) }));
    worlds.events.on('changed', (name) => {
      const world = worlds.peek(name);
      if (world && this.#points.has(name)) this.#keep(world, this.#ruled);
      this.#ruled = null;
    });
    worlds.events.on('removed', (name, isReplaced) => {
      if (this.#isRewinding) return;
      if (isReplaced && this.#points.has(name)) this.#points.set(name, []);
      else this.#points.delete(name);
    });
  }

  isKept(name: string): boolean {
    return this.#points.has(name);
  }

  points(name: string): readonly KeptPoint[] {
    return this.#points.get(name) ?? [];
  }

  start(world: World): void {
    if (this.#points.has(world.name)) return;
    this.#points.set(world.name, []);
  }

  stop(name: string): void {
    this.#points.delete(name);
  }

  /** The whole snapshot of a point; undefined when it is not kept. */
  snapshot(name: string, id: number): Snapshot | undefined {
    const point = this.points(name).find((one) => one.id === id);
    return point && snapshotOf(point);
  }

  /** The fields of a point and of the one before, where they differ. */
  difference(name: string, id: number): { field: string; before: unknown; after: unknown }[] {
    const points = this.points(name);
    const index = points.findIndex((one) => one.id === id);
    const [before, after] = [points[index - 1], points[index]];
    if (!before || !after) return [];
    return [...after.fields]
      .filter(([field, json]) => before.fields.get(field) !== json)
      .map(([field, json]) => ({
        field,
        before: JSON.parse(before.fields.get(field) ?? 'null') as unknown,
        after: JSON.parse(json) as unknown,
      }));
  }

  /** @returns the world at the point, with the journal up to there; undefined when it is not kept. */
  rewind(world: World, id: number): World | undefined {
    const point = this.points(world.name).find((one) => one.id === id);
    if (!point) return undefined;
    this.#isRewinding = true;
    try {
      const back = this.#worlds.load(world.name, snapshotOf(point));
      back.journal.takeOver(world.journal, point.entryId);
      this.#points.set(
        world.name,
        this.points(world.name).filter((one) => one.id <= id),
      );
      return back;
    } finally {
      this.#isRewinding = false;
    }
  }

  #keep(world: World, ruled: { verb: string; input: VerbInput | null } | null): void {
    const { verb = null, input = null } = ruled ?? {};
    // The verb that returns to a point makes none.
    if (verb?.startsWith('POST /history/')) return;
    const points = this.#points.get(world.name) ?? [];
    const last = points.at(-1);
    const { fields: saved, ...head } = this.#worlds.save(world);
    let bytes = 0;
    const fields = new Map<string, string>();
    for (const [field, value] of Object.entries(saved)) {
      const json = JSON.stringify(value);
      const same = last?.fields.get(field);
      if (same !== json) bytes += json.length;
      fields.set(field, same === json ? same : json);
    }
    this.#lastId += 1;
    const entryId = world.journal.lastId;
    points.push({ id: this.#lastId, at: world.clock.iso(), entryId, verb, input, head, fields, bytes });
    if (points.length > MOST_POINTS) points.shift();
    this.#trim();
  }

  #trim(): void {
    const all = [...this.#points.values()];
    let bytes = all.flat().reduce((sum, point) => sum + point.bytes, 0);
    while (bytes > MOST_BYTES) {
      const oldest = all.filter(([first]) => first).sort((a, b) => (a[0]?.id ?? 0) - (b[0]?.id ?? 0))[0];
      if (!oldest || oldest.length < 2) return;
      bytes -= oldest.shift()?.bytes ?? 0;
    }
  }
}

/** Nothing endless; null for what is too long to be repeated by hand. */
function boundedInput(input: VerbInput): VerbInput | null {
  return JSON.stringify(input).length > LONGEST_INPUT ? null : structuredClone(input);
}

function snapshotOf({ head, fields }: KeptPoint): Snapshot {
  const parsed = [...fields].map(([field, json]): [string, unknown] => [field, JSON.parse(json)]);
  return { ...head, fields: Object.fromEntries(parsed) };
}
