import { LimitReached } from './limit-reached.ts';
import type { Snapshot } from './snapshot.ts';

/** A named state of a world. The control API, the tests and the states of the pacts use the same name. */
export interface Scenario<World> {
  /** A phrase that reads well after "given". */
  name: string;
  description: string;
  /** It may call other scenarios first. */
  prepare: (world: World) => void;
}

export type Scenarios<World> = ReadonlyMap<string, Scenario<World>>;

/** One from a file. */
export interface AddedScenario {
  name: string;
  description: string;
  snapshot: Snapshot;
}

const MOST_FILES = 50;
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Scenarios from files, besides those of the mock. */
export class AddedScenarios {
  readonly #byName = new Map<string, AddedScenario & { size: number }>();

  get(name: string): AddedScenario | undefined {
    return this.#byName.get(name);
  }

  list(): AddedScenario[] {
    return [...this.#byName.values()];
  }

  /** Replaces the one with this name. @throws LimitReached; then nothing has changed. */
  add({ name, description, snapshot }: AddedScenario): void {
    const size = JSON.stringify(snapshot).length;
    const others = [...this.#byName.values()].filter((one) => one.name !== name);
    const kept = others.reduce((sum, one) => sum + one.size, 0);
    if (others.length >= MOST_FILES || kept + size > MOST_CHARACTERS)
      throw new LimitReached(
        `at most ${MOST_FILES} scenarios of ${MOST_CHARACTERS / 1024 / 1024} MB in all come from files: remove one`,
      );
    this.#byName.set(name, { name, description, snapshot, size });
  }

  remove(name: string): boolean {
    return this.#byName.delete(name);
  }
}
