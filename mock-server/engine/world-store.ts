import { LONGEST_WORLD_NAME, WORLD_NAME } from 'contracts/rules';
import type { Clock } from './clock.ts';
import { createWorldEvents } from './events.ts';
import { LimitReached } from './limit-reached.ts';
import { Memory } from './memory.ts';
import { seedOf } from './random.ts';
import { AddedScenarios, type AddedScenario, type Scenarios } from './scenario.ts';
import type { Snapshot, Snapshots } from './snapshot.ts';
import type { WorldBase, WorldOptions, WorldParts } from './world-base.ts';

/** The world of callers that name none. */
export const DEFAULT_WORLD = 'demo';

const IDLE_MS = 60 * 60 * 1000;
const MOST_WORLDS = 2000;

export interface WorldPlan {
  scenario?: string;
  seed?: number;
  /** Milliseconds since 1970 at which the clock is frozen; by default it runs. */
  frozenAt?: number;
}

/** What the store, and a folder that keeps its worlds, need of a world. */
export type StoredWorld = Pick<
  WorldBase,
  'name' | 'clock' | 'faults' | 'journal' | 'files' | 'events' | 'isUnstored'
>;

/** Injected, so that the store does not depend on the rules of the worlds. */
export interface WorldKind<World> {
  create: (options: WorldOptions) => World;
  scenarios: Scenarios<World>;
  snapshots: Snapshots<World>;
  /** Of this process by default. */
  heapShare?: (() => number) | undefined;
}

/** All worlds of one mock: made on first use as copies of the demo, removed when idle. */
export class WorldStore<World extends StoredWorld> {
  readonly #clock: Clock;
  readonly #kind: WorldKind<World>;
  readonly #added = new AddedScenarios();
  readonly events = createWorldEvents();
  readonly memory: Memory;
  readonly #worlds = new Map<string, { world: World; usedAt: number }>();
  /** Whether idle worlds are removed. Worlds in a data folder are people's work: only people remove them. */
  forgetsIdle = true;

  /** @param clock the base of the worlds' clocks; also decides which worlds are idle. */
  constructor(clock: Clock, kind: WorldKind<World>) {
    this.#clock = clock;
    this.#kind = kind;
    this.memory = new Memory(() => this.list(), kind.heapShare);
  }

  get scenarios(): Scenarios<World> {
    return this.#kind.scenarios;
  }

  listScenarios(): { name: string; description: string; isFile: boolean }[] {
    const shown = ({ name, description }: { name: string; description: string }) => ({ name, description });
    return [
      ...[...this.scenarios.values()].map((one) => ({ ...shown(one), isFile: false })),
      ...this.#added.list().map((one) => ({ ...shown(one), isFile: true })),
    ];
  }

  hasScenario(name: string): boolean {
    return this.scenarios.has(name) || this.#added.get(name) !== undefined;
  }

  /**
   * Adds a scenario whose snapshot is not trusted.
   * @throws RangeError for the name of a built-in scenario or an invalid snapshot, LimitReached; then nothing has changed.
   */
  addScenario(
    { name, description, snapshot }: Omit<AddedScenario, 'snapshot'> & { snapshot: unknown },
    assertGood: (world: World) => void = () => undefined,
  ): void {
    if (this.scenarios.has(name)) throw new RangeError(`"${name}" is a scenario of the mock itself`);
    this.memory.assertRoom();
    assertGood(this.#kind.snapshots.load(snapshot, DEFAULT_WORLD, this.#parts));
    this.#added.add({ name, description, snapshot: snapshot as Snapshot });
    this.events.emit('scenarios');
  }

  /** @returns whether it was one added from a file. */
  removeScenario(name: string): boolean {
    const wasThere = this.#added.remove(name);
    if (wasThere) this.events.emit('scenarios');
    return wasThere;
  }

  get snapshots(): Snapshots<World> {
    return this.#kind.snapshots;
  }

  list(): World[] {
    return [...this.#worlds.values()].map(({ world }) => world);
  }

  /** Does not count as a use. */
  peek(name: string): World | undefined {
    return this.#worlds.get(name)?.world;
  }

  find(name: string): World | undefined {
    const known = this.#worlds.get(name);
    if (known) this.#touch(known);
    return known?.world;
  }

  /** The world of this name, created if it does not exist. @throws RangeError for an invalid name, LimitReached */
  open(name: string): World {
    return this.find(name) ?? this.reset(name);
  }

  /** Replaces the world by a new one; held calls of the old one break. @throws RangeError, LimitReached */
  reset(name: string, plan: WorldPlan = {}): World {
    assertName(name);
    this.#assertRoomFor(name);
    return this.#put(this.make(name, plan));
  }

  /** A world outside the list, which no call can reach. @throws RangeError for an unknown scenario */
  make(name: string, { scenario = 'demo', seed, frozenAt }: WorldPlan = {}): World {
    const added = this.#added.get(scenario);
    if (added) {
      // Its random numbers continue where they were; the seed does not matter.
      const again = { ...added.snapshot, scenario, seed: seed ?? added.snapshot.seed };
      const world = this.#kind.snapshots.load(again, name, this.#parts);
      if (frozenAt !== undefined) world.clock.freezeOnward(frozenAt);
      return world;
    }
    const prepare = this.scenarios.get(scenario)?.prepare;
    if (!prepare) throw new RangeError(`no scenario is called "${scenario}"`);
    const plan = { name, scenario, seed: seed ?? seedOf(name), frozenAt: frozenAt ?? null };
    const world = this.#kind.create({ ...plan, ...this.#parts, events: createWorldEvents() });
    prepare(world);
    // Only now: what a scenario prepares is no news to those who listen to the world of this name.
    world.events = this.events;
    return world;
  }

  save(world: World): Snapshot {
    return this.#kind.snapshots.save(world);
  }

  /**
   * Replaces the world of this name by one from a snapshot.
   * @param assertGood what else must hold for the loaded world
   * @throws RangeError, LimitReached, what `assertGood` throws; then nothing has changed.
   */
  load(name: string, snapshot: unknown, assertGood: (world: World) => void = () => undefined): World {
    assertName(name);
    this.#assertRoomFor(name);
    const world = this.#kind.snapshots.load(snapshot, name, this.#parts);
    assertGood(world);
    return this.#put(world);
  }

  /** Milliseconds since a world's last use; 0 if it does not exist. */
  idleMs(name: string): number {
    const known = this.#worlds.get(name);
    return known ? this.#clock.now() - known.usedAt : 0;
  }

  remove(name: string): boolean {
    return this.#worlds.has(name) && this.#change(name, null);
  }

  clear(): void {
    for (const name of [...this.#worlds.keys()]) this.remove(name);
  }

  get #parts(): WorldParts {
    return { clock: this.#clock, events: this.events, memory: this.memory };
  }

  #put(world: World): World {
    this.#change(world.name, world);
    return world;
  }

  /** Puts a world in the place of the one of this name, or nothing. @throws NotKept; then nothing has changed. */
  #change(name: string, world: World | null): true {
    const known = this.#worlds.get(name);
    // Also before a new one is set, because the map is ordered by last use.
    this.#worlds.delete(name);
    if (world) this.#worlds.set(name, { world, usedAt: this.#clock.now() });
    try {
      this.events.emit('storing', name);
    } catch (error) {
      // Otherwise a restart would bring back what a list no longer shows.
      if (known) this.#worlds.set(name, known);
      else this.#worlds.delete(name);
      throw error;
    }
    if (known) {
      // What its last calls still do is no news of another world of this name.
      known.world.events = createWorldEvents();
      known.world.faults.clear('break');
      known.world.journal.end();
      this.events.emit('removed', name, world !== null);
    }
    if (world) this.events.emit('made', name);
    return true;
  }

  /** The map is ordered by last use, so the first world is the one idle for longest. */
  #touch(known: { world: World; usedAt: number }): void {
    known.usedAt = this.#clock.now();
    this.#worlds.delete(known.world.name);
    this.#worlds.set(known.world.name, known);
  }

  /** A world in use is never removed to make room for a new one. @throws LimitReached */
  #assertRoomFor(name: string): void {
    this.sweep();
    this.memory.assertRoom();
    if (this.#worlds.has(name) || this.#worlds.size < MOST_WORLDS) return;
    const wait = this.forgetsIdle ? ', or wait until one has been idle for an hour' : '';
    throw new LimitReached(`${MOST_WORLDS} worlds are in use: remove one${wait}`);
  }

  /** Removes idle worlds. */
  sweep(): void {
    if (!this.forgetsIdle) return;
    const idleSince = this.#clock.now() - IDLE_MS;
    for (const [name, { usedAt }] of this.#worlds) {
      // The demo is never idle: people return to it after a break and expect their changes.
      if (name === DEFAULT_WORLD) continue;
      if (usedAt > idleSince) return;
      this.remove(name);
    }
  }
}

function assertName(name: string): void {
  if (!WORLD_NAME.test(name))
    throw new RangeError(
      `the name of a world has up to ${LONGEST_WORLD_NAME} lowercase letters, digits and hyphens, and is "${name.slice(0, LONGEST_WORLD_NAME)}"`,
    );
}
