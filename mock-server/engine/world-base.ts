import { clockKind, WorldClock, type Clock } from './clock.ts';
import type { WorldEvents } from './events.ts';
import { Faults, faultsKind } from './faults.ts';
import { Journal } from './journal.ts';
import { filesKind, StoredFiles } from './stored-files.ts';
import { Memory, type SharedMemory } from './memory.ts';
import { Random, randomKind } from './random.ts';
import { notSaved, type SnapshotKinds } from './snapshot-kinds.ts';

/** What every world has, whatever its rules: time, chance, files, faults, journal, sockets and events. */
export interface WorldBase {
  readonly name: string;
  readonly scenario: string;
  readonly seed: number;
  readonly clock: WorldClock;
  readonly random: Random;
  readonly files: StoredFiles;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly sockets: Map<string, { room: string | null }>;
  /** Another's while its scenario prepares it. */
  events: WorldEvents;
  readonly memory: SharedMemory;
  /** Whether its last change could not be stored in the data folder: no read may show it before it is. */
  isUnstored: boolean;
}

export interface WorldParts {
  clock: Clock;
  events: WorldEvents;
  /** By default, the world has its own budget. */
  memory?: SharedMemory;
}

export interface WorldOptions extends WorldParts {
  name: string;
  scenario: string;
  seed: number;
  /** Milliseconds since 1970 at which the world's clock is frozen; null lets it run. */
  frozenAt: number | null;
}

export function createWorldBase(options: WorldOptions): WorldBase {
  const { name, scenario, seed, clock, frozenAt, events, memory = new Memory(() => []) } = options;
  return {
    name,
    scenario,
    seed,
    clock: new WorldClock(clock, frozenAt),
    random: new Random(seed),
    files: new StoredFiles(clock),
    // The seed's complement gives a separate sequence that is as repeatable as the world's.
    faults: new Faults(new Random(~seed)),
    journal: new Journal(() => memory.trimBodies()),
    sockets: new Map(),
    events,
    memory,
    isUnstored: false,
  };
}

export const worldBaseKinds: SnapshotKinds<WorldBase> = {
  name: notSaved,
  // The head of a snapshot holds these two.
  scenario: notSaved,
  seed: notSaved,
  clock: clockKind,
  random: randomKind,
  files: filesKind,
  faults: faultsKind,
  journal: notSaved,
  sockets: notSaved,
  events: notSaved,
  memory: notSaved,
  isUnstored: notSaved,
};
