import { scenarios } from '../scenarios/index.ts';
import type { Clock } from './clock.ts';
import { createWorldEvents } from './events.ts';
import { seedOf } from './random.ts';
import type { Flags } from '../world/service/flags.ts';
import { createWorld, type World, type WorldParts } from '../world/world.ts';

export const DEFAULT_WORLD = 'demo';
export const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Worlds that nobody has asked for this long are forgotten. */
const IDLE_MS = 60 * 60 * 1000;
/** Beyond this many worlds, the one that was asked for longest ago makes room. */
const MOST_WORLDS = 2000;

export interface WorldPlan {
  scenario?: string;
  seed?: number;
  /** Milliseconds since 1970 at which the clock stands; left out, it runs. */
  frozenAt?: number;
}

/** All worlds of one mock: made on first use as copies of the demo, forgotten when idle. */
export class Worlds {
  readonly #clock: Clock;
  /** Of all worlds of this mock. */
  readonly events = createWorldEvents();
  readonly #worlds = new Map<string, { world: World; usedAt: number }>();

  readonly #edition: Flags['edition'];

  /**
   * @param clock the time that worlds run by, and that decides which are idle.
   * @param options.edition of new worlds, unless their scenario sets another
   */
  constructor(clock: Clock, { edition = 'both' }: { edition?: Flags['edition'] } = {}) {
    this.#clock = clock;
    this.#edition = edition;
  }

  list(): World[] {
    return [...this.#worlds.values()].map(({ world }) => world);
  }

  /** Without counting as anybody's asking. */
  peek(name: string): World | undefined {
    return this.#worlds.get(name)?.world;
  }

  find(name: string): World | undefined {
    const known = this.#worlds.get(name);
    if (known) this.#touch(known);
    return known?.world;
  }

  /** The world of this name, made now if there is none. @throws RangeError for a name that is none. */
  open(name: string): World {
    return this.find(name) ?? this.reset(name);
  }

  /** Makes the world anew; the old one of the name is gone with all that hangs in it. @throws RangeError */
  reset(name: string, { scenario = 'demo', seed = seedOf(name), frozenAt }: WorldPlan = {}): World {
    if (!WORLD_NAME.test(name))
      throw new RangeError(`not a world's name: lower-case letters, digits and dashes`);
    const prepare = scenarios.get(scenario)?.prepare;
    if (!prepare) throw new RangeError(`no scenario is called "${scenario}"`);
    return this.put(name, () => {
      const world = createWorld({ name, scenario, seed, frozenAt: frozenAt ?? null, ...this.#parts });
      world.flags.edition = this.#edition;
      prepare(world);
      return world;
    });
  }

  /** Puts a world in the place of the one of its name. @param make may throw: then nothing has changed. */
  put(name: string, make: (name: string, parts: WorldParts) => World): World {
    const world = make(name, this.#parts);
    this.remove(name);
    this.#makeRoom();
    this.#worlds.set(name, { world, usedAt: this.#clock.now() });
    this.events.emit('made', name);
    return world;
  }

  /** Forgets worlds that nobody has asked for long. */
  sweep(): void {
    this.#makeRoom();
  }

  /** Milliseconds since anybody asked for a world; 0 for one that is not there. */
  idleMs(name: string): number {
    const known = this.#worlds.get(name);
    return known ? this.#clock.now() - known.usedAt : 0;
  }

  get #parts(): WorldParts {
    return { clock: this.#clock, events: this.events };
  }

  /** @returns whether there was such a world. */
  remove(name: string): boolean {
    this.#worlds.get(name)?.world.faults.clear('break');
    const wasThere = this.#worlds.delete(name);
    if (wasThere) this.events.emit('removed', name);
    return wasThere;
  }

  clear(): void {
    for (const name of [...this.#worlds.keys()]) this.remove(name);
  }

  /** The map stays in the order of use, so that the first is the one idle for longest. */
  #touch(known: { world: World; usedAt: number }): void {
    known.usedAt = this.#clock.now();
    this.#worlds.delete(known.world.name);
    this.#worlds.set(known.world.name, known);
  }

  #makeRoom(): void {
    const idleSince = this.#clock.now() - IDLE_MS;
    for (const [name, { usedAt }] of this.#worlds) {
      // People come back to the demo after lunch and expect what they left there.
      if (name === DEFAULT_WORLD) continue;
      if (usedAt > idleSince && this.#worlds.size < MOST_WORLDS) return;
      this.remove(name);
    }
  }
}
